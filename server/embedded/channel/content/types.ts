import type { Words } from "../../content.ts";
import type { Tag } from "./tags.ts";

/** What each clip shows: 1 hills, 2 a light in the dark, 3 wheat, 4 stars, 5 a path by water, 6 rain. */
export interface Clips {
  zh: 1 | 3 | 5;
  en: 2 | 4 | 6;
}

export interface ShortSeed {
  tag: Tag;
  clips: Clips;
  title: Words;
  intro: Words;
}

/** Somebody who is no member says something, so many hours ago. */
export type CommentSeed = [nickname: string, hoursAgo: number, content: string];
