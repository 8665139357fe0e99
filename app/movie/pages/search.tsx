import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { searchWords } from "~/forms/search";
import { pageParam } from "~/params";
import { siteOf } from "~/site.server";
import { AlbumGrid, AlbumShelf } from "~/ui/album-shelf";
import { pageMeta } from "~/ui/page-meta";
import { Pager } from "~/ui/pager";
import { SearchForm } from "~/ui/search/search-form";
import { Words } from "~/ui/search/search-panel";
import { useSite, useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import { searchUrl } from "~/urls";

const types = [1, 2, 3] as const;

export const meta = pageMeta<typeof loader>(({ keywords, type, page, seo }, t) => ({
  seo,
  title: t("search.title", { kw: keywords }),
  canonical: searchUrl(keywords, type, page),
}));

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const keywords = searchWords(args.params["kw"]);
  if (keywords === "") return site.notFound();
  const wanted = pageParam(args.params["type"]) ?? (await site.notFound());
  const page = pageParam(args.params["page"]) ?? (await site.notFound());
  const type = types.find((one) => one === wanted) ?? 1;
  return {
    ...(await site.pages.movie.search(keywords, type, page)),
    keywords,
    type,
    page,
  };
}

export default function Search() {
  const t = useT();
  const { frame } = useSite();
  const { albums, keywords, page, pages, recommended, total, type } =
    useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <h1 dir="auto">{t("search.title", { kw: keywords })}</h1>
      <SearchForm key={`${keywords} ${type}`} place="page" keywords={keywords} type={type} />
      <nav aria-label={t("search.types")}>
        <ul className="chips">
          {types.map((one) => (
            <li key={one}>
              <SiteLink
                to={searchUrl(keywords, one)}
                aria-current={one === type ? "true" : undefined}
              >
                {t(`search.type${one}`)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      {albums.length === 0 ? (
        <p className="help">{t("search.notFound", { kw: keywords })}</p>
      ) : (
        total !== null && (
          <p className="muted number count">{t("search.count", { count: total })}</p>
        )
      )}
      <AlbumGrid albums={albums} eager mark={keywords} heading="h2" />
      <Pager page={page + 1} pages={pages} to={(number) => searchUrl(keywords, type, number - 1)} />
      <AlbumShelf title={t("notFound.recommended")} albums={recommended} />
      <Words title={t("search.hot")} words={frame.hotWords} />
    </div>
  );
}
