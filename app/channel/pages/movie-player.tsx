import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatClock } from "~/i18n/format";
import { idParam, idQuery, numberQuery, pageParam } from "~/params";
import { siteOf } from "~/site.server";
import { channelStyles } from "../styles/channel-styles";
import { trail } from "../parts/channel-meta";
import { PlayingIn } from "../parts/playing-in";
import { EpisodeList } from "~/ui/episode-list";
import { Downloads, EpisodeSteps, MediaSwitch, Promotion } from "~/ui/player/parts";
import { pageMeta } from "~/ui/page-meta";
import { playerHead } from "~/ui/player/player-meta";
import { PlayerScreen } from "~/ui/player/screen";
import { useSite, useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import { breadcrumbs } from "~/ui/structured-data";
import { albumUrl, authorUrl, channelPlayerUrl, mediumTypes, reportUrl } from "~/urls";
import type { PlayerOptions } from "~/urls";

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
  const type = numberQuery(args.request, "type");
  const from = idQuery(args.request, "channel");
  const wantsAudio =
    type === mediumTypes.audio || (site.preferences.lite && type !== mediumTypes.video);
  const [page, channel] = await Promise.all([
    site.pages.movie.player(movid, urlid, wantsAudio),
    from > 0 ? site.pages.channel.named(from) : null,
  ]);
  site.countsAs(page.audio ? "vodmp3" : "vodmp4", page.episode.urlid);
  const mine = site.signedIn()
    ? await site.pages.member.ofEpisode(movid, page.episode.urlid, page.audio)
    : null;
  const startSeconds = numberQuery(args.request, "t") ?? 0;
  return {
    ...page,
    channel: channel && { id: channel.id, title: channel.title, thumb: channel.thumb },
    left: mine?.left ?? 0,
    startSeconds,
  };
}

export default function ChannelPlayer() {
  const t = useT();
  const { lite } = useSite();
  const page = useLoaderData<typeof loader>();
  const { album, audio, channel, episode, episodes, left, resource, startSeconds } = page;
  const { movid, speaker } = album;
  const medium = audio ? "audio" : lite ? "video" : undefined;
  const play = (movid: number, urlid: number, options?: PlayerOptions) =>
    channelPlayerUrl(movid, urlid, { ...options, channel: channel?.id });
  const previous = page.previous && play(movid, page.previous.urlid, { medium });
  const next = page.next && play(movid, page.next.urlid, { medium });
  return (
    <div className="wrap player-page">
      {channel !== null && <PlayingIn channel={channel} />}
      <PlayerScreen
        key={`${episode.urlid} ${audio}`}
        title={episode.title}
        album={album}
        resource={resource}
        audio={audio}
        startSeconds={startSeconds}
        leftSeconds={left}
        previous={previous}
        next={next}
      >
        <div className="player-head">
          <h1 dir="auto">{episode.title}</h1>
          <p className="facts">
            <span dir="auto">{album.title}</span>
            {speaker.id > 0 && <SiteLink to={authorUrl(speaker.id)}>{speaker.name}</SiteLink>}
            <span className="muted number">
              {t("player.position", { number: page.number, total: episodes.total })}
            </span>
          </p>
          {left > 0 && startSeconds === 0 && (
            <p>
              <SiteLink to={play(movid, episode.urlid, { medium, startSeconds: left })}>
                {t("player.goOn", { time: formatClock(left) })}
              </SiteLink>
            </p>
          )}
          <EpisodeSteps previous={previous} next={next} />
          <MediaSwitch
            movid={movid}
            urlid={episode.urlid}
            resource={resource}
            audio={audio}
            play={play}
          />
        </div>
      </PlayerScreen>
      <EpisodeList
        movid={movid}
        episodes={episodes}
        to={(number) => albumUrl(movid, number)}
        current={episode.urlid}
        medium={medium}
        play={play}
      />
      <Downloads resource={resource} />
      <p className="help facts">
        <SiteLink to={albumUrl(movid)}>{t("channel.inMovies")}</SiteLink>
        <SiteLink to={reportUrl(movid, episode.urlid)}>{t("report.title")}</SiteLink>
      </p>
      <Promotion ad={resource.ad} />
    </div>
  );
}
