import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { siteOf } from "~/site.server";
import { ListHead } from "~/ui/album-list";
import { pageMeta } from "~/ui/page-meta";
import { Pager } from "~/ui/pager";
import { useT } from "~/ui/site-data";
import { SpeakerList } from "~/ui/speakers";
import { SectionMenu } from "../parts/section-menu";
import { authorsUrl, readQuery, moviePages } from "~/urls";

export const meta = pageMeta<typeof loader>(({ page, seo }, t) => ({
  seo,
  title: t("home.speakers"),
  canonical: authorsUrl(page),
}));

/** The host sends every speaker at once; a page shows 24 of them. `?page=` counts from 1. */
const perPage = 24;

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const page = readQuery(args.request, moviePages.authors).page ?? 1;
  const { speakers, seo } = await site.pages.lists.authors(page);
  const pages = Math.max(1, Math.ceil(speakers.length / perPage));
  if (page < 1 || page > pages) return site.notFound();
  const shown = speakers.slice((page - 1) * perPage, page * perPage);
  return { speakers: shown, page, pages, seo };
}

export default function Authors() {
  const t = useT();
  const { speakers, page, pages } = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <SectionMenu />
      <ListHead title={t("home.speakers")} />
      <SpeakerList speakers={speakers} />
      <Pager page={page} pages={pages} to={authorsUrl} />
    </div>
  );
}
