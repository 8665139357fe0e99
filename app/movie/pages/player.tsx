import { redirect } from "@remix-run/node";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { noteForm } from "~/forms/marks";
import { answerForm } from "~/forms/answer-form";
import { readFields } from "~/forms/read-form";
import { formatClock } from "~/i18n/format";
import { idParam, numberQuery, pageParam } from "~/params";
import { siteOf } from "~/site.server";
import { EpisodeList } from "~/ui/episode-list";
import { NoteForm } from "../parts/note-form";
import { Downloads, EpisodeSteps, MediaSwitch, Promotion } from "~/ui/player/parts";
import { pageMeta } from "~/ui/page-meta";
import { playerHead } from "~/ui/player/player-meta";
import { PlayerScreen } from "~/ui/player/screen";
import { useSite, useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import { albumUrl, authorUrl, loginUrl, mediumTypes, playerUrl, reportUrl } from "~/urls";

export const meta = pageMeta<typeof loader>((data) => playerHead(data));

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
  const mine = site.signedIn()
    ? await site.pages.member.ofEpisode(movid, page.episode.urlid, page.audio)
    : null;
  return { ...page, mine, startSeconds: numberQuery(args.request, "t") ?? 0 };
}

/** The member's note on the episode. */
export async function action(args: ActionFunctionArgs) {
  const site = await siteOf(args);
  const movid = idParam(args.params["movid"]) ?? (await site.notFound());
  const urlid = idParam(args.params["urlid"]) ?? (await site.notFound());
  const audio = numberQuery(args.request, "type") === mediumTypes.audio;
  const url = playerUrl(movid, urlid, { medium: audio ? "audio" : undefined });
  if (site.user === null) return redirect(loginUrl({ redirectTo: url }), 303);
  const { album, episode } = await site.pages.movie.episode(movid, urlid);
  return answerForm(site, await readFields(args.request), {
    name: "note",
    shape: noteForm,
    send: ({ content }) =>
      site.pages.member.saveNote({ movid, urlid, title: album, subtitle: episode.title, content }),
    to: `${url}#note`,
    says: "note.saved",
  });
}

export default function Player() {
  const t = useT();
  const { album, audio, episode, episodes, mine, next, number, previous, resource, startSeconds } =
    useLoaderData<typeof loader>();
  const { movid, speaker } = album;
  const { lite } = useSite();
  const answer = useActionData<typeof action>();
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
        leftSeconds={mine?.left ?? 0}
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
          {mine !== null && mine.left > 0 && startSeconds === 0 && (
            <p>
              <SiteLink to={playerUrl(movid, episode.urlid, { medium, startSeconds: mine.left })}>
                {t("player.goOn", { time: formatClock(mine.left) })}
              </SiteLink>
            </p>
          )}
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
      <NoteForm
        key={episode.urlid}
        url={playerUrl(movid, episode.urlid, { medium })}
        content={mine?.note ?? ""}
        answer={answer}
      />
      <Downloads resource={resource} />
      <p className="help">
        <SiteLink to={reportUrl(movid, episode.urlid)}>{t("report.title")}</SiteLink>
      </p>
      <Promotion ad={resource.ad} />
    </div>
  );
}
