import type { Language } from "~/urls";

/** What each language calls itself. */
export const languageNames: Record<Language, string> = { "zh-CN": "中文", "en-US": "English" };
