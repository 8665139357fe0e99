import type { Language } from "~/urls";

/** What sanitised HTML says, as the sanitiser writes it: only these signs are escaped. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => signs[name] ?? "")
    .replace(/\s+/g, " ")
    .trim();
}
const signs: Record<string, string> = { lt: "<", gt: ">", quot: '"', amp: "&" };

const longestExcerpt = 120;

/** The beginning of a text, for those who see only that. */
export function excerptOf(html: string): string {
  const text = textOf(html);
  return text.length > longestExcerpt ? `${text.slice(0, longestExcerpt)}…` : text;
}

/** Characters a minute, as unhurried readers read them. */
const pace: Record<Language, number> = { "zh-CN": 350, "en-US": 1_100 };

export function minutesToRead(html: string, language: Language): number {
  return Math.max(1, Math.round(textOf(html).length / pace[language]));
}
