import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { idParam, pageParam } from "~/params";
import { siteOf } from "~/site.server";
import { AlbumList, Chips, ListHead, OrderChips } from "~/ui/album-list";
import { pageMeta, type Words } from "~/ui/page-meta";
import { Pager } from "~/ui/pager";
import { Trail } from "~/ui/reading/trail";
import { breadcrumbs } from "~/ui/structured-data";
import { useT } from "~/ui/site-data";
import { albumsUrl, categoryUrl } from "~/urls";
import { SectionMenu } from "../parts/section-menu";

export const meta = pageMeta<typeof loader>((data, t) => ({
  seo: data.seo,
  title: titleOf(t, data),
  canonical: categoryUrl(data.id, data),
  data: [
    breadcrumbs(
      [...data.trail, { id: data.id, name: titleOf(t, data) }].map(({ id, name }) => ({
        name,
        url: categoryUrl(id),
      })),
    ),
  ],
}));

/** A category that nobody names has its number. */
const titleOf = (t: Words, { category, id }: { category: { name: string } | null; id: number }) =>
  category?.name ?? `${t("album.category")} ${id}`;

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const id = idParam(args.params["id"]) ?? (await site.notFound());
  const page = pageParam(args.params["page"]) ?? (await site.notFound());
  const order = args.params["order"] ?? "hot";
  if (order !== "hot" && order !== "time") return site.notFound();
  return { ...(await site.pages.lists.category(id, page, order)), id, order } as const;
}

export default function Category() {
  const t = useT();
  const list = useLoaderData<typeof loader>();
  const { albums, id, neighbours, order, page, pages, total, trail } = list;
  return (
    <div className="wrap">
      <SectionMenu />
      <Trail
        steps={[
          { name: t("home.all"), url: albumsUrl() },
          ...trail.map((one) => ({ name: one.name, url: categoryUrl(one.id) })),
        ]}
      />
      <ListHead title={titleOf(t, list)} total={total}>
        <Chips
          label={t("home.categories")}
          chips={neighbours.map((one) => ({
            key: one.id,
            to: categoryUrl(one.id),
            label: one.name,
            icon: one.icon,
            current: one.id === id,
          }))}
        />
        <OrderChips order={order} to={(one) => categoryUrl(id, { order: one })} />
      </ListHead>
      <AlbumList albums={albums} order={order} />
      <Pager
        page={page + 1}
        pages={pages}
        to={(number) => categoryUrl(id, { page: number - 1, order })}
      />
    </div>
  );
}
