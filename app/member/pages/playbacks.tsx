import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { playEntry } from "../forms";
import { changeList, listQuery, memberOnly } from "../lists.server";
import { formatClock } from "~/i18n/format";
import { sendOrKeep } from "~/forms/send-or-keep";
import { siteOf } from "~/site.server";
import { memberStyles } from "../styles/member-styles";
import { MemberArea } from "../parts/area";
import { memberMeta } from "../parts/member-meta";
import { ClearQuestion, Record, Records } from "../parts/records";
import { useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import { albumUrl, playbacksUrl, playerUrl } from "~/urls";

export const links = memberStyles;
export const meta = memberMeta("menu.plays", playbacksUrl());

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  await memberOnly(site);
  const { page, clear } = listQuery(args.request);
  const [list, seo] = await Promise.all([
    site.pages.member.plays(page),
    site.pages.shell.seo("playbacks", { page }),
  ]);
  return { ...list, clear, seo };
}

export async function action(args: ActionFunctionArgs) {
  const site = await siteOf(args);
  await memberOnly(site);
  const { deletePlay, clearPlays } = site.pages.member;
  return changeList(site, args.request, {
    entry: playEntry,
    remove: ({ urlid }) => deletePlay(urlid),
    clear: clearPlays,
    to: (page) => playbacksUrl({ page }),
  });
}

export const clientAction = sendOrKeep;

export default function Playbacks() {
  const t = useT();
  const { plays, page, pages, total, clear } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <MemberArea title={t("menu.plays")}>
      {clear && total !== 0 ? (
        <ClearQuestion
          question={
            total === null ? t("member.clearPlaysAll") : t("member.clearPlays", { count: total })
          }
          list={playbacksUrl()}
          answer={answer}
        />
      ) : (
        <Records
          {...{ page, pages, total, answer }}
          empty={t("member.playsEmpty")}
          to={(other) => playbacksUrl({ page: other })}
          clearTo={playbacksUrl({ clear: true })}
        >
          {plays.map(({ movid, urlid, album, episode, thumb, seconds, audio, finished, at }) => (
            <Record
              key={urlid}
              title={episode || album}
              to={playerUrl(movid, urlid, {
                startSeconds: seconds,
                medium: audio ? "audio" : "video",
              })}
              thumb={thumb}
              at={at}
              action={playbacksUrl({ page })}
              entry={{ urlid }}
            >
              {album !== "" && (
                <p>
                  <SiteLink to={albumUrl(movid)} dir="auto">
                    {album}
                  </SiteLink>
                </p>
              )}
              <p className="muted number">
                {finished
                  ? t(audio ? "member.heardAll" : "member.seenAll")
                  : t(audio ? "member.heardTo" : "member.leftAt", { at: formatClock(seconds) })}
              </p>
            </Record>
          ))}
        </Records>
      )}
    </MemberArea>
  );
}
