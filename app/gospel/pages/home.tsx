import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { siteOf } from "~/site.server";
import { gospelStyles } from "../styles/gospel-styles";
import { Banners } from "../parts/banners";
import { BookMenu } from "../parts/book-menu";
import { BookList, BookShelf } from "../parts/books";
import { pageMeta } from "~/ui/page-meta";
import { breadcrumbs } from "~/ui/structured-data";
import { useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import { articlesUrl, gospelUrl } from "~/urls";

export const links = gospelStyles;

export const meta = pageMeta<typeof loader>(({ seo }, t) => ({
  seo,
  title: t("gospel.title"),
  description: t("gospel.lead"),
  canonical: gospelUrl(),
  data: [breadcrumbs([{ name: t("gospel.title"), url: gospelUrl() }])],
}));

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  return site.pages.gospel.home();
}

export default function Gospel() {
  const t = useT();
  const { banners, shelves, recommended, books, categories } = useLoaderData<typeof loader>();
  const bare =
    recommended.length + books.length === 0 && shelves.every((shelf) => shelf.books.length === 0);
  return (
    <div className="wrap sided">
      <BookMenu categories={categories} current="front" />
      <div>
        <header className="list-head">
          <h1>{t("gospel.title")}</h1>
          <p className="muted">{t("gospel.lead")}</p>
        </header>
        <Banners banners={banners} />
        {recommended.length > 0 && (
          <section className="shelf" aria-labelledby="recommended">
            <div className="shelf-head">
              <h2 id="recommended">{t("gospel.recommended")}</h2>
            </div>
            <BookList books={recommended} heading="h3" />
          </section>
        )}
        {shelves.map(({ category, books }) => (
          <BookShelf key={category.id} category={category} books={books} />
        ))}
        {books.length > 0 && <BookList books={books} heading="h2" eager />}
        {bare && (
          <p className="help">
            {t("gospel.none")} <SiteLink to={articlesUrl()}>{t("article.title")}</SiteLink>
          </p>
        )}
      </div>
    </div>
  );
}
