import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { idParam, pageParam } from "~/params";
import { siteOf } from "~/site.server";
import { AlbumList, Chips, ListHead, OrderChips } from "~/ui/album-list";
import { pageMeta } from "~/ui/page-meta";
import { Pager } from "~/ui/pager";
import { breadcrumbs } from "~/ui/structured-data";
import { useT } from "~/ui/site-data";
import { categoryUrl } from "~/urls";

export const meta = pageMeta<typeof loader>((data) => ({
  seo: data.seo,
  title: data.category?.name,
  canonical: categoryUrl(data.id, data),
  data: [
    breadcrumbs(
      [data.parent, data.category].flatMap((one) =>
        one ? [{ name: one.name, url: categoryUrl(one.id) }] : [],
      ),
    ),
  ],
}));

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
  const { albums, category, id, neighbours, order, page, pages, parent, total } =
    useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <ListHead title={category?.name ?? ""} total={total}>
        <Chips
          label={t("home.categories")}
          chips={[
            ...(parent
              ? [{ key: "up", to: categoryUrl(parent.id), label: `‹ ${parent.name}` }]
              : []),
            ...neighbours.map((one) => ({
              key: one.id,
              to: categoryUrl(one.id),
              label: one.name,
              current: one.id === id,
            })),
          ]}
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
