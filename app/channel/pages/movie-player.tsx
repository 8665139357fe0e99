import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { idParam, pageParam } from "~/params";
import { siteOf } from "~/site.server";
import { channelStyles } from "../styles/channel-styles";
import { trail } from "../parts/channel-meta";
import { PlayingIn } from "../parts/playing-in";
import { pageMeta } from "~/ui/page-meta";
import { playerHead } from "~/ui/player/player-meta";
import { PlayerPage } from "~/ui/player/player-page";
import { playing } from "~/ui/player/playing.server";
import { useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import { breadcrumbs } from "~/ui/structured-data";
import { albumUrl, channelPages, channelPlayerUrl, readQuery, reportUrl } from "~/urls";

export const links = channelStyles;

/** The movie section has the same: search engines are led there. */
export const meta = pageMeta<typeof loader>((data, t) => {
  const { album, channel, episode } = data;
  const url = channelPlayerUrl(album.movid, episode.urlid);
  const above = channel ? trail(t, channel) : [];
  return playerHead(data, [breadcrumbs([...above, { name: episode.title, url }])]);
});

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const movid = idParam(args.params["id"]) ?? (await site.notFound());
  const urlid = pageParam(args.params["url"]) ?? (await site.notFound());
  const {
    t,
    type,
    page: list,
    channel: from,
  } = readQuery(args.request, channelPages.channelPlayer);
  const [{ mine, ...page }, channel] = await Promise.all([
    playing(site, {
      ...{ movid, urlid, type, startSeconds: t ?? 0 },
      ...{ page: list, inChannels: true },
    }),
    from === null ? null : site.pages.channel.named(from),
  ]);
  return {
    ...page,
    channel: channel && { id: channel.id, title: channel.title, thumb: channel.thumb },
    left: mine?.left ?? 0,
  };
}

export default function ChannelPlayer() {
  const t = useT();
  const page = useLoaderData<typeof loader>();
  const { album, channel, episode, left } = page;
  return (
    <PlayerPage
      page={page}
      leftSeconds={left}
      play={(movid, urlid, options) =>
        channelPlayerUrl(movid, urlid, { ...options, channel: channel?.id })
      }
      album={<span dir="auto">{album.title}</span>}
      above={channel !== null && <PlayingIn channel={channel} />}
      ways={
        <p className="help facts">
          <SiteLink to={albumUrl(album.movid)}>{t("channel.inMovies")}</SiteLink>
          <SiteLink to={reportUrl(album.movid, episode.urlid)}>{t("report.title")}</SiteLink>
        </p>
      }
    />
  );
}
