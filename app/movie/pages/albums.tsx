import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageParam } from "~/params";
import { siteOf } from "~/site.server";
import { AlbumList, Chips, ListHead, OrderChips } from "~/ui/album-list";
import { pageMeta } from "~/ui/page-meta";
import { Pager } from "~/ui/pager";
import { useT } from "~/ui/site-data";
import { albumsUrl, type ListOrder, type ListStyle } from "~/urls";

const styles: ListStyle[] = ["album", "list"];

export const meta = pageMeta<typeof loader>((data, t) => ({
  seo: data.seo,
  title: data.category?.name ?? t("home.all"),
  canonical: albumsUrl(data.cid, data),
}));

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const wanted = listParams(args.params) ?? (await site.notFound());
  const list = await site.pages.lists.albums(wanted.cid, wanted.page, wanted.order);
  return { ...list, ...wanted };
}

export default function Albums() {
  const t = useT();
  const list = useLoaderData<typeof loader>();
  const { albums, category, cid, neighbours, order, page, pages, parent, style, total } = list;
  const to = (options: { page?: number; order?: ListOrder; style?: ListStyle }) =>
    albumsUrl(cid, { order, style, ...options });
  const up = parent ?? (category ? { id: 0, name: t("home.all") } : null);
  return (
    <div className="wrap">
      <ListHead title={category?.name ?? t("home.all")} total={total}>
        <Chips
          label={t("home.categories")}
          chips={[
            ...(up ? [{ key: "up", to: albumsUrl(up.id), label: `‹ ${up.name}` }] : []),
            ...neighbours.map(({ id, name }) => ({
              key: id,
              to: albumsUrl(id, { order, style }),
              label: name,
              current: id === cid,
            })),
          ]}
        />
        <div className="filters">
          <OrderChips order={order} to={(one) => to({ order: one })} />
          <Chips
            label={t("list.style")}
            chips={styles.map((one) => ({
              key: one,
              to: to({ style: one, page }),
              label: t(`list.${one}`),
              current: one === style,
            }))}
          />
        </div>
      </ListHead>
      <AlbumList albums={albums} order={order} style={style} />
      <Pager page={page + 1} pages={pages} to={(number) => to({ page: number - 1 })} />
    </div>
  );
}

interface ListParams {
  cid: number;
  page: number;
  order: ListOrder;
  style: ListStyle;
}

/**
 * `{cid}/{page}/{order}/{style}`, or the older `{page}/0/{x}/album`: the two are told apart by a third segment
 * that is neither hot nor time. Null for what can be no page.
 */
function listParams(params: LoaderFunctionArgs["params"]): ListParams | null {
  const first = pageParam(params["cid"]);
  const second = pageParam(params["page"]);
  if (first === null || second === null) return null;
  const third = params["order"];
  if (third !== undefined && third !== "hot" && third !== "time") {
    return { cid: 0, page: first, order: "hot", style: "album" };
  }
  const style = styles.find((one) => one === (params["style"] ?? "album"));
  return style === undefined ? null : { cid: first, page: second, order: third ?? "hot", style };
}
