import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { idParam, numberQuery, pageParam } from "~/params";
import { siteOf } from "~/site.server";
import { EpisodeList } from "~/ui/episode-list";
import { pageMeta } from "~/ui/page-meta";
import { Downloads, EpisodeSteps, MediaSwitch, Promotion } from "~/ui/player/parts";
import { PlayerScreen } from "~/ui/player/screen";
import { media } from "~/ui/structured-data";
import { useSite, useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import { albumUrl, authorUrl, mediumTypes, playerUrl, reportUrl } from "~/urls";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data
    ? pageMeta(matches, {
        seo: data.seo,
        title: `${data.episode.title} - ${data.album.title}`,
        description: data.album.description,
        canonical: playerUrl(data.album.movid, data.episode.urlid),
        image: data.album.thumb,
        data: [
          media({
            title: data.episode.title,
            description: data.album.description,
            thumb: data.album.thumb,
            uploadedAt: data.album.updatedAt,
            url: playerUrl(data.album.movid, data.episode.urlid),
            source: data.resource.sources[0]?.src ?? null,
            audio: data.audio,
          }),
        ],
      })
    : [];

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const movid = idParam(args.params["movid"]) ?? (await site.notFound());
  const urlid = pageParam(args.params["urlid"]) ?? (await site.notFound());
  const type = numberQuery(args.request, "type");
  // A visitor who saves data hears first, and may still choose to watch.
  const wantsAudio =
    type === mediumTypes.audio || (site.preferences.lite && type !== mediumTypes.video);
  const page = await site.pages.movie.player(movid, urlid, wantsAudio);
  site.countsAs(page.audio ? "vodmp3" : "vodmp4", page.episode.urlid);
  return { ...page, startSeconds: numberQuery(args.request, "t") ?? 0 };
}

export default function Player() {
  const t = useT();
  const { album, audio, episode, episodes, next, number, previous, resource, startSeconds } =
    useLoaderData<typeof loader>();
  const { movid, speaker } = album;
  const { lite } = useSite();
  const medium = audio ? "audio" : lite ? "video" : undefined;
  const to = (urlid: number) => playerUrl(movid, urlid, { medium });
  return (
    <div className="wrap player-page">
      <PlayerScreen
        key={`${episode.urlid} ${audio}`}
        title={episode.title}
        album={album}
        resource={resource}
        audio={audio}
        startSeconds={startSeconds}
        previous={previous && to(previous.urlid)}
        next={next && to(next.urlid)}
      >
        <div className="player-head">
          <h1 dir="auto">{episode.title}</h1>
          <p className="facts">
            <SiteLink to={albumUrl(movid)}>{album.title}</SiteLink>
            {speaker.id > 0 && <SiteLink to={authorUrl(speaker.id)}>{speaker.name}</SiteLink>}
            <span className="muted number">
              {t("player.position", { number, total: episodes.total })}
            </span>
          </p>
          <EpisodeSteps previous={previous && to(previous.urlid)} next={next && to(next.urlid)} />
          <MediaSwitch movid={movid} urlid={episode.urlid} resource={resource} audio={audio} />
        </div>
      </PlayerScreen>
      <EpisodeList
        movid={movid}
        episodes={episodes}
        to={(page) => albumUrl(movid, page)}
        current={episode.urlid}
        medium={medium}
      />
      <Downloads resource={resource} />
      <p className="help">
        <SiteLink to={reportUrl(movid, episode.urlid)}>{t("report.title")}</SiteLink>
      </p>
      <Promotion ad={resource.ad} />
    </div>
  );
}
