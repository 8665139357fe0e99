import { NotFound } from "../http/errors.ts";
import { cutPage, nothingCut } from "./cut-list.ts";
import { createShellPages } from "./shell.ts";
import type { Tools } from "./tools.ts";

/** A page of them, and all that is asked for at once (docs/rules.md, lists 11). */
const mostBooks = 100;

/** Gospel books. */
export function createGospelPages(tools: Tools) {
  const { secondary } = tools;
  const { gospel } = tools.clients;
  const shell = createShellPages(tools);
  const categories = () => secondary(gospel.categoryLists(), []);
  const booksOf = (category: number | undefined, page: number) =>
    cutPage(
      (at) => gospel.bookLists(category, at, mostBooks),
      { page, size: mostBooks, limit: mostBooks },
      secondary,
    );

  return {
    async home() {
      const [index, menu, seo] = await Promise.all([
        gospel.index(),
        categories(),
        shell.seo("gospel"),
      ]);
      const { banners, shelves, recommended } = index;
      const bare = recommended.length === 0 && shelves.every(({ books }) => books.length === 0);
      // A front page without a book has nothing of its own to say: the books themselves stand there.
      const books = bare ? await secondary(booksOf(undefined, 0), nothingCut) : nothingCut;
      return { banners, shelves, recommended, books: books.items, categories: menu, seo };
    },

    /** The books of a category; `page` counts from 0, 100 a page. */
    async category(id: number, page: number) {
      const [{ items: books, pages, total }, menu, seo] = await Promise.all([
        booksOf(id, page),
        categories(),
        shell.seo("gospelCategory", { id, page }),
      ]);
      const category = menu.find((one) => one.id === id) ?? books[0]?.category ?? null;
      if (category === null) {
        // A menu that was lost says nothing about what there is.
        await gospel.categoryLists();
        throw new NotFound(`no category ${id}`);
      }
      if (page > 0 && page >= pages) throw new NotFound(`category ${id} has no page ${page}`);
      return { category, books, total, pages, categories: menu, seo };
    },

    /** A book, and one of its articles where one is asked for; `article` 0 is none. */
    async book(id: number, article: number) {
      const [book, menu, text, seo] = await Promise.all([
        gospel.bookDetail(id),
        categories(),
        article === 0 ? null : gospel.articleDetail(article),
        article === 0 ? shell.seo("book", { id }) : shell.seo("bookArticle", { id, article }),
      ]);
      const at = book.articles.findIndex((one) => one.id === article);
      if (article !== 0 && at < 0) throw new NotFound(`book ${id} has no article ${article}`);
      return {
        book,
        article: text,
        number: at + 1,
        previous: text === null ? null : (book.articles[at - 1] ?? null),
        next: text === null ? (book.articles[0] ?? null) : (book.articles[at + 1] ?? null),
        categories: menu,
        seo,
      };
    },
  };
}
