import { codecs, framesPerSecond, rungs, segmentCount, segmentSeconds } from "./ladder.ts";

const windowSize = 6;
const segmentTime = segmentSeconds * 1_000;

/** Names the rungs of a stream. Every address in a playlist is relative, for it is read below other prefixes too. */
export function masterPlaylist(stream: string): string {
  const streams = rungs.flatMap(({ name, width, height, bandwidth }) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${width}x${height},` +
      `FRAME-RATE=${framesPerSecond.toFixed(3)},CODECS="${codecs}"`,
    `${stream}/${name}.m3u8`,
  ]);
  return lines("#EXT-X-INDEPENDENT-SEGMENTS", ...streams);
}

/**
 * The last segments that are over at `now`. Segments are numbered since 1970, so that a number means
 * the same one in every window, on every rung and after every restart.
 */
export function livePlaylist(rung: string, now: number): string {
  const first = Math.floor(now / segmentTime) - windowSize;
  const numbers = Array.from({ length: windowSize }, (_, at) => first + at);
  return lines(
    ...heading,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    // Counts the tags that have left; that of the first segment is still there.
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.floor((first - 1) / segmentCount)}`,
    `#EXT-X-PROGRAM-DATE-TIME:${new Date(first * segmentTime).toISOString()}`,
    ...numbers.flatMap((number) => [
      ...(number % segmentCount === 0 ? ["#EXT-X-DISCONTINUITY"] : []),
      ...segment(rung, number % segmentCount),
    ]),
  );
}

export function replayPlaylist(rung: string): string {
  const numbers = Array.from({ length: segmentCount }, (_, at) => at);
  return lines(
    ...heading,
    "#EXT-X-PLAYLIST-TYPE:VOD",
    "#EXT-X-MEDIA-SEQUENCE:0",
    ...numbers.flatMap((number) => segment(rung, number)),
    "#EXT-X-ENDLIST",
  );
}

const heading = [`#EXT-X-TARGETDURATION:${segmentSeconds}`, "#EXT-X-INDEPENDENT-SEGMENTS"];

const segment = (rung: string, number: number) => [
  `#EXTINF:${segmentSeconds.toFixed(3)},`,
  `../seg/${rung}/${number}.ts`,
];

const lines = (...all: string[]) => ["#EXTM3U", "#EXT-X-VERSION:6", ...all, ""].join("\n");
