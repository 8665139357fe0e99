import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { noteEntry } from "../forms";
import { changeList, listQuery, memberOnly } from "../lists.server";
import { sendOrKeep } from "~/forms/send-or-keep";
import { siteOf } from "~/site.server";
import { memberStyles } from "../styles/member-styles";
import { MemberArea } from "../parts/area";
import { memberMeta } from "../parts/member-meta";
import { Record, Records } from "../parts/records";
import { useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import { albumUrl, notesUrl, playerUrl } from "~/urls";

export const links = memberStyles;
export const meta = memberMeta("menu.notes", notesUrl());

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  await memberOnly(site);
  const { page } = listQuery(args.request);
  const [list, seo] = await Promise.all([
    site.pages.member.notes(page),
    site.pages.shell.seo("notes", { page }),
  ]);
  return { ...list, seo };
}

/** The host can delete a note; it cannot clear them. */
export async function action(args: ActionFunctionArgs) {
  const site = await siteOf(args);
  await memberOnly(site);
  return changeList(site, args.request, {
    entry: noteEntry,
    remove: ({ id, urlid }) => site.pages.member.deleteNote(id, urlid),
    to: (page) => notesUrl({ page }),
  });
}

export const clientAction = sendOrKeep;

export default function Notes() {
  const t = useT();
  const { notes, page, pages, total } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <MemberArea title={t("menu.notes")}>
      <Records
        {...{ page, pages, total, answer }}
        empty={t("member.notesEmpty")}
        to={(other) => notesUrl({ page: other })}
      >
        {notes.map(({ id, movid, urlid, album, episode, thumb, content, at }) => (
          <Record
            key={id}
            title={episode || album}
            to={playerUrl(movid, urlid)}
            thumb={thumb}
            at={at}
            action={notesUrl({ page })}
            entry={{ id, urlid }}
          >
            {album !== "" && (
              <p>
                <SiteLink to={albumUrl(movid)} dir="auto">
                  {album}
                </SiteLink>
              </p>
            )}
            <p className="note-text" dir="auto">
              {content}
            </p>
            <p>
              <SiteLink to={`${playerUrl(movid, urlid)}#note`}>{t("member.noteEdit")}</SiteLink>
            </p>
          </Record>
        ))}
      </Records>
    </MemberArea>
  );
}
