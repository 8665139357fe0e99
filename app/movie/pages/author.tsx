import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { idParam, pageParam } from "~/params";
import { siteOf } from "~/site.server";
import { AlbumList, ListHead } from "~/ui/album-list";
import { pageMeta } from "~/ui/page-meta";
import { Pager } from "~/ui/pager";
import { Picture } from "~/ui/picture";
import { breadcrumbs, person } from "~/ui/structured-data";
import { authorUrl, authorsUrl } from "~/urls";

export const meta = pageMeta<typeof loader>(({ speaker, page, seo }, t) => ({
  seo,
  title: speaker.name,
  description: speaker.intro,
  canonical: authorUrl(speaker.id, page),
  image: speaker.thumb,
  data: [
    person(speaker),
    breadcrumbs([
      { name: t("home.speakers"), url: authorsUrl() },
      { name: speaker.name, url: authorUrl(speaker.id) },
    ]),
  ],
}));

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const id = idParam(args.params["id"]) ?? (await site.notFound());
  const page = pageParam(args.params["page"]) ?? (await site.notFound());
  const author = await site.pages.lists.author(id, page);
  site.countsAs("speaker", id);
  return { ...author };
}

export default function Author() {
  const { speaker, albums, total, page, pages } = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <div className="author">
        <Picture src={speaker.thumb} width={144} height={144} sizes="144px" eager />
        <ListHead title={speaker.name} total={total}>
          {speaker.intro !== "" && (
            <p className="intro" dir="auto">
              {speaker.intro}
            </p>
          )}
        </ListHead>
      </div>
      <AlbumList albums={albums} order="time" />
      <Pager page={page + 1} pages={pages} to={(number) => authorUrl(speaker.id, number - 1)} />
    </div>
  );
}
