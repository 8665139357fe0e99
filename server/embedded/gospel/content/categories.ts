import type { Category } from "./types.ts";

export const categories: Category[] = [
  { id: 1, name: { zh: "认识信仰", en: "Meeting the Faith" }, flag: "hot" },
  { id: 2, name: { zh: "信仰起步", en: "First Steps" }, flag: "new" },
  { id: 3, name: { zh: "人生与家", en: "Life and Home" }, flag: "" },
  { id: 4, name: { zh: "常见问题", en: "Common Questions" }, flag: "" },
];
