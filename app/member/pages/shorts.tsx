import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { shortEntry } from "../forms";
import { changeList, listQuery, memberOnly } from "../lists.server";
import { sendOrKeep } from "~/forms/send-or-keep";
import { siteOf } from "~/site.server";
import { memberStyles } from "../styles/member-styles";
import { MemberArea } from "../parts/area";
import { memberMeta } from "../parts/member-meta";
import { Record, Records } from "../parts/records";
import { useT } from "~/ui/site-data";
import { myShortsUrl, shortsUrl } from "~/urls";

export const links = memberStyles;
export const meta = memberMeta("menu.shorts", myShortsUrl());

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  await memberOnly(site);
  const { page } = listQuery(args.request);
  const [list, seo] = await Promise.all([
    site.pages.shorts.favourites(page - 1),
    site.pages.shell.seo("myShorts", { page }),
  ]);
  return { ...list, page, seo };
}

export async function action(args: ActionFunctionArgs) {
  const site = await siteOf(args);
  await memberOnly(site);
  return changeList(site, args.request, {
    entry: shortEntry,
    remove: ({ id }) => site.pages.shorts.favour(id, false),
    to: (page) => myShortsUrl(page),
  });
}

export const clientAction = sendOrKeep;

export default function MyShorts() {
  const t = useT();
  const { shorts, page, pages, total } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <MemberArea title={t("menu.shorts")}>
      <Records
        {...{ page, pages, total, answer }}
        empty={t("short.mineEmpty")}
        start={{ to: shortsUrl(), name: t("short.watch") }}
        to={myShortsUrl}
      >
        {shorts.map(({ id, title, thumb, tag, at }) => (
          <Record
            key={id}
            title={title}
            to={shortsUrl({ id })}
            thumb={thumb}
            at={at}
            action={myShortsUrl(page)}
            entry={{ id }}
          >
            {tag !== "" && <p>{tag}</p>}
          </Record>
        ))}
      </Records>
    </MemberArea>
  );
}
