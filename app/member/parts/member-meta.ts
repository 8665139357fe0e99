import type { MessageKey } from "~/i18n/translator";
import { pageMeta, type PageHead } from "~/ui/page-meta";

/** A member's page has a title, its own or the host's, and stays out of every index. */
export const memberMeta = (title: MessageKey, canonical: string) =>
  pageMeta<() => Promise<Pick<PageHead, "seo">>>(({ seo }, t) => ({
    seo: seo ?? null,
    title: String(t(title)),
    canonical,
    unlisted: true,
  }));
