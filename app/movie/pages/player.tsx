import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { noteForm } from "../forms";
import { answerForm } from "~/forms/answer-form";
import { readFields } from "~/forms/read-form";
import { idParam, pageParam } from "~/params";
import { sendOrKeep } from "~/forms/send-or-keep";
import { siteOf } from "~/site.server";
import { pageMeta } from "~/ui/page-meta";
import { NoteForm } from "../parts/note-form";
import { playerHead } from "~/ui/player/player-meta";
import { PlayerPage, useMedium } from "~/ui/player/player-page";
import { playing } from "~/ui/player/playing.server";
import { useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import { albumUrl, mediumTypes, moviePages, playerUrl, readQuery, reportUrl } from "~/urls";

export const meta = pageMeta<typeof loader>((data) => playerHead(data));

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const movid = idParam(args.params["movid"]) ?? (await site.notFound());
  const urlid = pageParam(args.params["urlid"]) ?? (await site.notFound());
  const { t, type, page } = readQuery(args.request, moviePages.player);
  return playing(site, { movid, urlid, type, startSeconds: t ?? 0, page });
}

/** The member's note on the episode. */
export async function action(args: ActionFunctionArgs) {
  const site = await siteOf(args);
  const movid = idParam(args.params["movid"]) ?? (await site.notFound());
  const urlid = idParam(args.params["urlid"]) ?? (await site.notFound());
  const audio = readQuery(args.request, moviePages.player).type === mediumTypes.audio;
  const url = playerUrl(movid, urlid, { medium: audio ? "audio" : undefined });
  if (site.user === null) return site.signInFirst(url);
  const { album, episode } = await site.pages.movie.episode(movid, urlid);
  return answerForm(site, await readFields(args.request), {
    form: noteForm,
    send: ({ content }) =>
      site.pages.member.saveNote({ movid, urlid, title: album, subtitle: episode.title, content }),
    to: `${url}#note`,
    says: "note.saved",
  });
}

export const clientAction = sendOrKeep;

export default function Player() {
  const t = useT();
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { album, audio, episode, mine } = page;
  const { movid } = album;
  const medium = useMedium(audio);
  return (
    <PlayerPage
      page={page}
      leftSeconds={mine?.left ?? 0}
      album={<SiteLink to={albumUrl(movid)}>{album.title}</SiteLink>}
      note={
        <NoteForm
          key={episode.urlid}
          url={playerUrl(movid, episode.urlid, { medium })}
          content={mine?.note ?? ""}
          answer={answer}
        />
      }
      ways={
        <p className="help">
          <SiteLink to={reportUrl(movid, episode.urlid)}>{t("report.title")}</SiteLink>
        </p>
      }
    />
  );
}
