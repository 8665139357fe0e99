import { questionsOfTruth } from "./questions-of-truth.ts";
import { questionsOfLife } from "./questions-of-life.ts";
import type { Book } from "./types.ts";

export const questions: Book = {
  id: 10,
  categoryId: 4,
  title: { zh: "问得好", en: "Good Questions" },
  author: { zh: "拾穗人", en: "A Gleaner" },
  intro: {
    zh: "科学与信仰、圣经可靠不可靠、教会为什么伤人、我不配怎么办：八个常被问到的问题，平心静气地谈。",
    en: "Science and faith, whether the Bible can be trusted, why the church hurts people, what if I am not worthy: eight common questions, talked over quietly.",
  },
  level: 1,
  hits: 21530,
  created: 1665392400,
  updated: 1744534800,
  cover: { binding: "jacket", scene: "path", seed: 6 },
  articles: [...questionsOfTruth, ...questionsOfLife],
};
