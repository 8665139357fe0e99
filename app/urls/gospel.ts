import { pageKinds, type Pages } from "./page.ts";
import { pageQuery, queryOf } from "./parts.ts";
import { id, number } from "./query.ts";

export const gospelUrl = () => "/gospel";
export const gospelCategoryUrl = (id: number, page = 0) =>
  `/gospel/categories/${id}/index.html${pageQuery(page)}`;
/** A book, or one of its articles. */
export const bookUrl = (id: number, article = 0) =>
  `/gospel/view/${id}/index.html${queryOf({ article: article ? `${article}` : undefined })}`;

export const gospelPages = {
  gospel: {
    ...pageKinds.screen,
    module: "home",
    paths: {
      gospel: "/gospel",
      "gospel/first": "/gospel/first",
      "gospel/index.html": "/gospel/index.html",
    },
    url: gospelUrl,
  },
  gospelCategory: {
    ...pageKinds.screen,
    module: "category",
    paths: { "gospel/categories/:id/index.html": "/gospel/categories/1/index.html" },
    query: { page: number },
    url: gospelCategoryUrl,
  },
  book: {
    ...pageKinds.screen,
    module: "book",
    paths: { "gospel/view/:id/index.html": "/gospel/view/5/index.html" },
    query: { article: id },
    url: bookUrl,
  },
} satisfies Pages;
