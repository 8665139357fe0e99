import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageParam } from "~/params";
import { siteOf } from "~/site.server";
import { AlbumList, Chips, ListHead, OrderChips } from "~/ui/album-list";
import { pageMeta, type Words } from "~/ui/page-meta";
import { Pager } from "~/ui/pager";
import { Trail } from "~/ui/reading/trail";
import { useT } from "~/ui/site-data";
import { SectionMenu } from "../parts/section-menu";
import { albumsUrl, type ListOrder, type ListStyle } from "~/urls";

const styles: ListStyle[] = ["album", "list"];

export const meta = pageMeta<typeof loader>((data, t) => ({
  seo: data.seo,
  title: titleOf(t, data),
  canonical: albumsUrl(data.cid, data),
}));

/** A category that nobody names has its number. */
const titleOf = (t: Words, { category, cid }: { category: { name: string } | null; cid: number }) =>
  category?.name ?? (cid === 0 ? t("home.all") : `${t("album.category")} ${cid}`);

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const wanted = listParams(args.params) ?? (await site.notFound());
  return site.pages.lists.albums(wanted);
}

export default function Albums() {
  const t = useT();
  const list = useLoaderData<typeof loader>();
  const { albums, cid, neighbours, order, page, pages, style, total, trail } = list;
  const to = (options: { page?: number; order?: ListOrder; style?: ListStyle }) =>
    albumsUrl(cid, { order, style, ...options });
  return (
    <div className="wrap">
      <SectionMenu />
      {cid !== 0 && (
        <Trail
          steps={[{ id: 0, name: t("home.all") }, ...trail].map(({ id, name }) => ({
            name,
            url: albumsUrl(id),
          }))}
        />
      )}
      <ListHead title={titleOf(t, list)} total={total}>
        <Chips
          label={t("home.categories")}
          chips={neighbours.map(({ id, name, icon }) => ({
            key: id,
            to: albumsUrl(id, { order, style }),
            label: name,
            icon,
            current: id === cid,
          }))}
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
  /** Spelled out like this, it may be the older shape all the same. */
  mayBePage: boolean;
}

/**
 * `{cid}/{page}/{order}/{style}`, or the older `{page}/0/{x}/album`: a third segment that is neither hot nor time, or a
 * category that does not exist, means the older one. Null for what can be no page.
 */
function listParams(params: LoaderFunctionArgs["params"]): ListParams | null {
  const first = pageParam(params["cid"]);
  const second = pageParam(params["page"]);
  if (first === null || second === null) return null;
  const third = params["order"];
  if (third !== undefined && third !== "hot" && third !== "time") {
    return { cid: 0, page: first, order: "hot", style: "album", mayBePage: false };
  }
  const style = styles.find((one) => one === (params["style"] ?? "album"));
  if (style === undefined) return null;
  const mayBePage = first > 0 && second === 0 && params["style"] === "album";
  return { cid: first, page: second, order: third ?? "hot", style, mayBePage };
}
