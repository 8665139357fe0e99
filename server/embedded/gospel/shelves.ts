import { z } from "zod";
import { contentFolder } from "../content.ts";
import { readRecords, words } from "../records.ts";

const id = z.int().positive();
const category = z.strictObject({ id, name: words, flag: z.enum(["hot", "new", ""]) });
const banner = z.strictObject({
  id,
  bookId: id,
  /** Which scene it is painted with. */
  seed: z.int(),
  title: words,
  subtitle: words,
});
const shelves = z.strictObject({
  categories: z.array(category),
  /** The folders of the books, in the order of the lists. */
  books: z.array(z.string()),
  /** Ids of books, as the front page shows them. */
  recommended: z.array(id),
  banners: z.array(banner),
});

export type Category = z.infer<typeof category>;

export const gospelFolder = new URL("gospel/", contentFolder);

export function readShelves(folder = gospelFolder) {
  return readRecords(new URL("shelves.yaml", folder), shelves);
}

export const { categories, recommended, banners } = readShelves();
