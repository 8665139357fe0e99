import { z } from "zod";
import { keepRecords, words } from "../records.ts";

const subject = z.strictObject({ title: words, description: words });

/** What stands around the pages, and what they are about where no album says it. */
export const siteRecords = keepRecords(
  "movie/site.yaml",
  z.strictObject({
    name: words,
    keywords: words,
    about: words,
    hotWords: z.array(words),
    /** Pages of the movie section, by their addresses. */
    menu: z.array(words.extend({ url: z.string().startsWith("/") })),
    links: z.array(words.extend({ url: z.url() })),
    footer: words,
    banners: z.tuple([words, words]),
    sections: z.strictObject({ lives: subject, gospel: subject, articles: subject }),
  }),
);
