import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { searchWords } from "~/forms/search";
import { pageParam } from "~/params";
import { siteOf } from "~/site.server";
import { channelStyles } from "../styles/channel-styles";
import { Chips } from "~/ui/album-list";
import { ChannelCards } from "../parts/channel-cards";
import { Hits } from "../parts/hits";
import { channelSearchTypes } from "../parts/search-types";
import { Shelf } from "~/ui/shelf";
import { pageMeta } from "~/ui/page-meta";
import { Pager } from "~/ui/pager";
import { SearchForm } from "~/ui/search/search-form";
import { Words } from "~/ui/search/search-panel";
import { useT } from "~/ui/site-data";
import { breadcrumbs } from "~/ui/structured-data";
import { channelSearchUrl, channelsUrl } from "~/urls";

export const links = channelStyles;

export const meta = pageMeta<typeof loader>(({ words, found, page, seo }, t) => {
  const title = t("search.title", { kw: words });
  const canonical = channelSearchUrl(words, found.type, page);
  const trail = [
    { name: t("channel.title"), url: channelsUrl() },
    { name: title, url: canonical },
  ];
  return { seo, title, canonical, data: [breadcrumbs(trail)] };
});

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const words = searchWords(args.params["kw"]);
  if (words === "") return site.notFound();
  const wanted = pageParam(args.params["type"]) ?? (await site.notFound());
  const page = pageParam(args.params["page"]) ?? (await site.notFound());
  const type = channelSearchTypes.find((one) => one === wanted) ?? 1;
  return { ...(await site.pages.channel.search(words, type, page)), words, page };
}

export default function ChannelSearch() {
  const t = useT();
  const { found, words, page, pages, hotWords, recommended } = useLoaderData<typeof loader>();
  const { type, total } = found;
  const chips = channelSearchTypes.map((one) => ({
    key: one,
    to: channelSearchUrl(words, one),
    label: t(`channel.search.type${one}`),
    current: one === type,
  }));
  return (
    <div className="wrap">
      <h1 dir="auto">{t("search.title", { kw: words })}</h1>
      <SearchForm key={`${words} ${type}`} place="page" keywords={words} type={type} />
      <Chips label={t("search.types")} chips={chips} />
      {found.items.length === 0 ? (
        <p className="help">{t("search.notFound", { kw: words })}</p>
      ) : (
        total !== null && (
          <p className="muted number count">{t("search.count", { count: total })}</p>
        )
      )}
      <Hits found={found} words={words} />
      <Pager
        page={page + 1}
        pages={pages}
        to={(number) => channelSearchUrl(words, type, number - 1)}
      />
      {recommended.length > 0 && (
        <Shelf title={t("channel.recommended")}>
          <ChannelCards channels={recommended} />
        </Shelf>
      )}
      <Words title={t("search.hot")} words={hotWords} />
    </div>
  );
}
