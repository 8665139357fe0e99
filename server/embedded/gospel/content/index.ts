import { faith } from "./faith.ts";
import { family } from "./family.ts";
import { forgiveness } from "./forgiveness.ts";
import { god } from "./god.ts";
import { jesus } from "./jesus.ts";
import { prayer } from "./prayer.ts";
import { questions } from "./questions.ts";
import { readingTheBible } from "./reading-the-bible.ts";
import { rescue } from "./rescue.ts";
import { suffering } from "./suffering.ts";
import type { Book, Words } from "./types.ts";

export const books: Book[] = [
  god,
  jesus,
  rescue,
  faith,
  prayer,
  readingTheBible,
  suffering,
  forgiveness,
  family,
  questions,
];

/** By their ids, as the front page shows them. */
export const recommended = [2, 5, 7, 10];

export interface Banner {
  id: number;
  bookId: number;
  /** Which scene it is painted with. */
  seed: number;
  title: Words;
  subtitle: Words;
}

export const banners: Banner[] = [
  {
    id: 1,
    bookId: 2,
    seed: 6,
    title: { zh: "从认识耶稣开始", en: "Begin with Jesus" },
    subtitle: { zh: "他是谁，为什么而来", en: "Who he is, and why he came" },
  },
  {
    id: 2,
    bookId: 10,
    seed: 8,
    title: { zh: "有问题，尽管问", en: "Ask Freely" },
    subtitle: { zh: "写给还在路上的人", en: "For those still on the way" },
  },
];
