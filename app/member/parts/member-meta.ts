import type { MetaDescriptor } from "@remix-run/react";
import { translator, type MessageKey } from "~/i18n/translator";
import type { Language } from "~/urls";
import { pageMeta } from "~/ui/page-meta";

/** A member's page has a title and stays out of every index. */
export function memberMeta(
  page: { language: Language } | undefined,
  matches: Parameters<typeof pageMeta>[0],
  title: MessageKey,
  canonical: string,
): MetaDescriptor[] {
  if (page === undefined) return [];
  const words = String(translator(page.language)(title));
  return [
    ...pageMeta(matches, { seo: null, title: words, canonical }),
    { name: "robots", content: "noindex" },
  ];
}
