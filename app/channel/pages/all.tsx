import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { siteOf } from "~/site.server";
import { channelMenuStyles } from "../styles/channel-styles";
import { MovieGrid, ShortGrid } from "~/ui/grids";
import { ChannelCards, ChannelFaces } from "../parts/channel-cards";
import { Letters } from "../parts/letters";
import { Shelf } from "~/ui/shelf";
import { SectionMenu } from "~/community/parts/section-menu";
import { isGeneral, pageMeta } from "~/ui/page-meta";
import { SearchForm } from "~/ui/search/search-form";
import { useT } from "~/ui/site-data";
import { Slides } from "~/ui/slides";
import { breadcrumbs } from "~/ui/structured-data";
import { channelsUrl, shortsUrl } from "~/urls";

export const links = channelMenuStyles;

export const meta = pageMeta<typeof loader>(({ seo, own }, t) => ({
  // What the section's own host says stands in where nothing particular is said of the page.
  seo: (seo === null || isGeneral(seo, t)) && own?.title ? own : seo,
  title: t("channel.title"),
  description: t("channel.lead"),
  canonical: channelsUrl(),
  data: [breadcrumbs([{ name: t("channel.title"), url: channelsUrl() }])],
}));

export async function loader(args: LoaderFunctionArgs) {
  const { pages } = await siteOf(args);
  const [menu, all, mine] = await Promise.all([
    pages.channel.menu(),
    pages.channel.all(),
    pages.community.myChannels(),
  ]);
  return { ...all, menu, mine };
}

export default function Channels() {
  const t = useT();
  const { menu, letters, banners, recommended, movies, shorts, mine } =
    useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <SectionMenu menu={menu} />
      <header className="channels-head">
        <div>
          <h1>{t("channel.title")}</h1>
          <p className="muted">{t("channel.lead")}</p>
        </div>
        <SearchForm place="page" />
      </header>
      <Slides slides={banners} />
      {mine.length > 0 && (
        <Shelf title={t("community.myChannels")}>
          <ChannelFaces channels={mine} />
        </Shelf>
      )}
      {recommended.length > 0 && (
        <Shelf title={t("channel.recommended")}>
          <ChannelCards channels={recommended} />
        </Shelf>
      )}
      <Shelf title={t("channel.all")}>
        {letters.length === 0 ? (
          <p className="help">{t("channel.none")}</p>
        ) : (
          <Letters letters={letters} />
        )}
      </Shelf>
      {movies.length > 0 && (
        <Shelf title={t("channel.newMovies")}>
          <MovieGrid movies={movies} wide />
        </Shelf>
      )}
      {shorts.length > 0 && (
        <Shelf title={t("channel.newShorts")} more={shortsUrl()}>
          <ShortGrid shorts={shorts} wide />
        </Shelf>
      )}
    </div>
  );
}
