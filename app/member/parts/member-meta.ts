import type { MessageKey } from "~/i18n/translator";
import { pageMeta } from "~/ui/page-meta";

/** A member's page has a title and stays out of every index. */
export const memberMeta = (title: MessageKey, canonical: string) =>
  pageMeta<unknown>((_, t) => ({ title: String(t(title)), canonical, unlisted: true }));
