import type { CoverDesign } from "../cover/design.ts";

export interface Words {
  zh: string;
  en: string;
}

export interface Category {
  id: number;
  name: Words;
  flag: "hot" | "new" | "";
}

/**
 * One chapter. The body is paragraphs parted by blank lines; one that begins with `## ` is a heading, one with `> ` a
 * quotation (scripture with its reference at the end), one with `- ` a list.
 */
export interface Article {
  title: Words;
  hits: number;
  body: Words;
}

export interface Book {
  id: number;
  categoryId: number;
  title: Words;
  author: Words;
  intro: Words;
  /** From 1 for a first reader to 3 for one who wants to think further. */
  level: 1 | 2 | 3;
  hits: number;
  /** Seconds since 1970; the chapters have the same. */
  created: number;
  updated: number;
  cover: CoverDesign;
  articles: Article[];
}
