import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { siteOf } from "~/site.server";
import { channelMenuStyles } from "../styles/channel-styles";
import { MovieGrid, ShortGrid } from "~/ui/grids";
import { ChannelCards, ChannelFaces } from "../parts/channel-cards";
import { Letters } from "../parts/letters";
import { Shelf } from "~/ui/shelf";
import { SectionMenu } from "~/community/parts/section-menu";
import { pageMeta } from "~/ui/page-meta";
import { SearchForm } from "~/ui/search/search-form";
import { useT } from "~/ui/site-data";
import { Slides } from "~/ui/slides";
import { breadcrumbs } from "~/ui/structured-data";
import { channelsUrl, channelUrl, shortsUrl } from "~/urls";

export const links = channelMenuStyles;

export const meta = pageMeta<typeof loader>(({ seo }, t) => ({
  seo: seo?.title ? seo : null,
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
  const { letters, banners, recommended, movies, shorts, seo } = all;
  return { menu, letters, banners, recommended, movies, shorts, seo, mine };
}

export default function Channels() {
  const t = useT();
  const { menu, letters, banners, recommended, movies, shorts, mine } =
    useLoaderData<typeof loader>();
  const slides = banners.map(({ title, image, channelId }) => ({
    title: title || t("channel.title"),
    image,
    target: { to: channelUrl(channelId) },
  }));
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
      <Slides slides={slides} />
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
