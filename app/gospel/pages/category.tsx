import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { idParam } from "~/params";
import { siteOf } from "~/site.server";
import { gospelStyles } from "../styles/gospel-styles";
import { Trail } from "~/ui/reading/trail";
import { BookMenu } from "../parts/book-menu";
import { BookList } from "../parts/books";
import { pageMeta } from "~/ui/page-meta";
import { Pager } from "~/ui/pager";
import { breadcrumbs } from "~/ui/structured-data";
import { useT } from "~/ui/site-data";
import { gospelCategoryUrl, gospelUrl, readQuery, gospelPages } from "~/urls";

export const links = gospelStyles;

export const meta = pageMeta<typeof loader>(({ category, page, seo }, t) => ({
  seo,
  title: category.name,
  canonical: gospelCategoryUrl(category.id, page),
  data: [
    breadcrumbs([
      { name: t("gospel.title"), url: gospelUrl() },
      { name: category.name, url: gospelCategoryUrl(category.id) },
    ]),
  ],
}));

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const id = idParam(args.params["id"]) ?? (await site.notFound());
  const page = readQuery(args.request, gospelPages.gospelCategory).page ?? 0;
  return { ...(await site.pages.gospel.category(id, page)), page };
}

export default function GospelCategory() {
  const t = useT();
  const { category, books, total, page, pages, categories } = useLoaderData<typeof loader>();
  const { id, name, flag } = category;
  return (
    <div className="wrap sided">
      <BookMenu categories={categories} current={id} />
      <div>
        <Trail steps={[{ name: t("gospel.title"), url: gospelUrl() }]} />
        <header className="list-head">
          <h1 dir="auto">
            {name} {flag !== "" && <span className="badge">{flag}</span>}
          </h1>
          {total !== null && (
            <p className="muted number">{t("gospel.bookCount", { count: total })}</p>
          )}
        </header>
        {books.length === 0 ? (
          <p className="help">{t("gospel.noBooks")}</p>
        ) : (
          <BookList books={books} heading="h2" eager />
        )}
        <Pager page={page + 1} pages={pages} to={(number) => gospelCategoryUrl(id, number - 1)} />
      </div>
    </div>
  );
}
