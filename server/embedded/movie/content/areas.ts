import type { Bilingual } from "./types.ts";

/** Where a mobile number may be from. */
export const areas: { code: string; name: Bilingual }[] = [
  { code: "86", name: { zh: "中国大陆", en: "Mainland China" } },
  { code: "852", name: { zh: "中国香港", en: "Hong Kong" } },
  { code: "853", name: { zh: "中国澳门", en: "Macao" } },
  { code: "886", name: { zh: "中国台湾", en: "Taiwan" } },
  { code: "65", name: { zh: "新加坡", en: "Singapore" } },
  { code: "60", name: { zh: "马来西亚", en: "Malaysia" } },
  { code: "1", name: { zh: "美国、加拿大", en: "United States, Canada" } },
  { code: "44", name: { zh: "英国", en: "United Kingdom" } },
  { code: "61", name: { zh: "澳大利亚", en: "Australia" } },
  { code: "64", name: { zh: "新西兰", en: "New Zealand" } },
  { code: "81", name: { zh: "日本", en: "Japan" } },
  { code: "49", name: { zh: "德国", en: "Germany" } },
];
