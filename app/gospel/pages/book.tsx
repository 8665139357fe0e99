import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { idParam } from "~/params";
import { siteOf } from "~/site.server";
import { gospelStyles } from "../styles/gospel-styles";
import { pageMeta } from "~/ui/page-meta";
import { bookHead, chapterHead } from "../parts/book-data";
import { BookPage } from "../parts/book-page";
import { ChapterPage } from "../parts/chapter-page";
import { readQuery, gospelPages } from "~/urls";

export const links = gospelStyles;

export const meta = pageMeta<typeof loader>((data, t) =>
  data.chapter === null ? bookHead(t, data.book) : chapterHead(t, data.chapter),
);

/** A book, or the chapter of it that the query names. */
export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const id = idParam(args.params["id"]) ?? (await site.notFound());
  const named = readQuery(args.request, gospelPages.book).article ?? 0;
  const { article, ...page } = await site.pages.gospel.book(id, named);
  if (article === null) return { book: { ...page, article }, chapter: null };
  return { book: null, chapter: { ...page, article, categories: [] } };
}

export default function Book() {
  const { book, chapter } = useLoaderData<typeof loader>();
  return chapter === null ? <BookPage page={book} /> : <ChapterPage page={chapter} />;
}
