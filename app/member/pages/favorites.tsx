import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { favouriteEntry } from "../forms";
import { changeList, listQuery, memberOnly } from "../lists.server";
import { sendOrKeep } from "~/forms/send-or-keep";
import { siteOf } from "~/site.server";
import { memberStyles } from "../styles/member-styles";
import { MemberArea } from "../parts/area";
import { memberMeta } from "../parts/member-meta";
import { ClearQuestion, Record, Records } from "../parts/records";
import { useT } from "~/ui/site-data";
import { albumUrl, favoritesUrl } from "~/urls";

export const links = memberStyles;
export const meta = memberMeta("menu.favourites", favoritesUrl());

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  await memberOnly(site);
  const { page, clear } = listQuery(args.request);
  const [list, seo] = await Promise.all([
    site.pages.member.favourites(page),
    site.pages.shell.seo("favorites", { page }),
  ]);
  return { ...list, clear, seo };
}

export async function action(args: ActionFunctionArgs) {
  const site = await siteOf(args);
  await memberOnly(site);
  const { deleteFavourite, clearFavourites } = site.pages.member;
  return changeList(site, args.request, {
    entry: favouriteEntry,
    remove: ({ id, movid }) => deleteFavourite(id, movid),
    clear: clearFavourites,
    to: (page) => favoritesUrl({ page }),
  });
}

export const clientAction = sendOrKeep;

export default function Favorites() {
  const t = useT();
  const { favourites, page, pages, total, clear } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <MemberArea title={t("menu.favourites")}>
      {clear && total !== 0 ? (
        <ClearQuestion
          question={
            total === null
              ? t("member.clearFavouritesAll")
              : t("member.clearFavourites", { count: total })
          }
          list={favoritesUrl()}
          answer={answer}
        />
      ) : (
        <Records
          {...{ page, pages, total, answer }}
          empty={t("member.favouritesEmpty")}
          to={(other) => favoritesUrl({ page: other })}
          clearTo={favoritesUrl({ clear: true })}
        >
          {favourites.map(({ id, movid, title, thumb, speaker, at }) => (
            <Record
              key={id}
              title={title}
              to={albumUrl(movid)}
              thumb={thumb}
              at={at}
              action={favoritesUrl({ page })}
              entry={{ id, movid }}
            >
              {speaker !== "" && <p>{speaker}</p>}
            </Record>
          ))}
        </Records>
      )}
    </MemberArea>
  );
}
