import { translator } from "~/i18n/translator";
import { defaultLanguage } from "~/urls";
import type { SiteData } from "../site-data";

type Matches = readonly ({ id: string; data?: unknown } | undefined)[];

/** The words of the page's language, where only its data is at hand. */
export function wordsOf(matches: Matches) {
  const root = matches.find((match) => match?.id === "root")?.data as SiteData | undefined;
  return translator(root?.language ?? defaultLanguage);
}
