import { z } from "zod";
import { words } from "../records.ts";
import { coverDesign } from "./cover/design.ts";

/** What is told of a book wherever it is named. */
export const bookRecord = z.strictObject({
  id: z.int().positive(),
  categoryId: z.int().positive(),
  title: words,
  author: words,
  intro: words,
  /** From 1 for a first reader to 3 for one who wants to think further. */
  level: z.literal([1, 2, 3]),
  hits: z.int(),
  /** Seconds since 1970; the chapters have the same. */
  created: z.int(),
  updated: z.int(),
  cover: coverDesign,
});

export type BookRecord = z.infer<typeof bookRecord>;
