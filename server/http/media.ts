export interface MediaSource {
  src: string;
  type: string;
}

/** The address of another site; null unless it is http(s). */
export function outsideUrl(raw: string): string | null {
  const url = URL.parse(raw);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** A type per source, by its ending, so that a browser skips what it cannot play. */
export function sourcesOf(
  raw: string[],
  audio: boolean,
  file: (raw: string) => string | null,
): MediaSource[] {
  const addresses = new Set(raw.map(file).filter((address) => address !== null));
  return [...addresses].map((src) => {
    const ending = /\.(\w+)(?:\?.*)?$/.exec(src)?.[1]?.toLowerCase() ?? "";
    const types = mediaTypes.get(ending) ?? { video: "video/mp4", audio: "audio/mpeg" };
    return { src, type: audio ? types.audio : types.video };
  });
}

export const hlsType = "application/vnd.apple.mpegurl";
const mediaTypes = new Map(
  Object.entries({
    webm: { video: "video/webm", audio: "audio/webm" },
    mp4: { video: "video/mp4", audio: "audio/mp4" },
    m4a: { video: "audio/mp4", audio: "audio/mp4" },
    mp3: { video: "audio/mpeg", audio: "audio/mpeg" },
    opus: { video: "audio/ogg", audio: "audio/ogg" },
    m3u8: { video: hlsType, audio: hlsType },
    ogg: { video: "video/ogg", audio: "audio/ogg" },
  }),
);
