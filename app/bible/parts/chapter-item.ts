import type { translator } from "~/i18n/translator";
import { chapterAudioUrl } from "~/urls";
import type { Item } from "~/ui/listening/playlist";

interface NamedPlace {
  volume: number;
  chapter: number;
  book: string;
}

/** A chapter, as the background player lists it. */
export function chapterItem(
  t: ReturnType<typeof translator>,
  place: NamedPlace,
  versions: readonly string[],
): Item {
  const { volume, chapter } = place;
  return {
    urlid: ["bible", ...versions, volume, chapter].join("-"),
    title: t("bible.reference", { ...place }),
    url: chapterAudioUrl(volume, chapter, versions),
  };
}
