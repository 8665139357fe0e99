import { languages, type Language } from "~/urls";
import { enUS } from "./en-US";
import { addLanguage } from "./translator";
import { zhCN, type Words } from "./zh-CN";

/** The server knows every language; which one a page is in, the preferences of its request say. */
const wordsOf: Record<Language, Words> = { "zh-CN": zhCN, "en-US": enUS };
for (const language of languages) addLanguage(language, wordsOf[language]);
