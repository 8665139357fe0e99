import type { Place } from "../upstreams/bible/books.ts";
import { pathOf, type Version } from "../upstreams/bible/versions.ts";
import type { Tools } from "./tools.ts";

/**
 * The chapter read out, where the first of the versions that has audio has this chapter: in the visitor's voice, or
 * else the plain one. `has` says whether there is such a file.
 */
export async function soundOf(
  { bible }: Tools,
  chosen: Version[],
  place: Place,
  has: (file: string) => Promise<boolean>,
) {
  const version = chosen.find(({ audio }) => audio !== null);
  if (!version?.audio) return null;
  const { audio } = bible.preferences;
  const path = pathOf(version.audio, { version: version.key, audio, ...place });
  const pure = pathOf(version.audio, { version: version.key, audio: 0, ...place });
  const src = (await has(path)) ? path : audio !== 0 && (await has(pure)) ? pure : null;
  if (src === null) return null;
  const subtitles =
    src === pure && version.subtitles !== null
      ? pathOf(version.subtitles, { version: version.key, ...place })
      : null;
  return {
    src: bible.fileUrl(src),
    captions: subtitles && bible.fileUrl(subtitles),
    lang: version.lang,
    /** Which of the three is playing; another may have been wished for. */
    kind: src === pure ? 0 : audio,
  };
}
