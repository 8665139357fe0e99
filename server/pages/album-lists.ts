import { NotFound } from "../http/errors.ts";
import type { MovieIndexQuery } from "../upstreams/movie/client.ts";
import type { Album } from "../upstreams/movie/model.ts";
import { toAddedCard, toCard, toHotCard, toUpdatedCard, type AlbumCard } from "./album-card.ts";
import { placeOfCategory } from "./category-place.ts";
import { cutPage, type CutPage } from "./cut-list.ts";
import { wholeList } from "./host-list.ts";
import { createShellPages } from "./shell.ts";
import type { Tools } from "./tools.ts";

/** A page of ours shows 24 albums (docs/rules.md, lists 1) ... */
const albumsPerPage = 24;
/** ... while the host is asked for 32 at a time. */
const hostLimit = 32;
/** Hot, latest, published and recommended are one page of 100. */
const longList = 100;
/** The host's number for what it recommends on its front page. */
const frontShelf = 3;

export type ListOrder = "hot" | "time";
interface AlbumsWanted {
  cid: number;
  page: number;
  order: ListOrder;
  style: "album" | "list";
}
const hostOrders = { hot: "hitsOrder", time: "addtimeOrder" } as const;

export interface ListPage extends Omit<CutPage<Album>, "items"> {
  albums: Album[];
  /** 0-based. */
  page: number;
}

/** Lists of albums: all, by category, by speaker, by topic, hot, latest, published (docs/rules.md, lists 1 to 5). */
export function createAlbumLists(tools: Tools) {
  const { secondary } = tools;
  const { movie } = tools.clients;
  const shell = createShellPages(tools);
  const placeOf = (id: number) => placeOfCategory(movie, secondary, id);

  return {
    /**
     * `cid` 0 is everything; `page` is 0-based. With `mayBePage`, a `cid` that is no category is the page of everything
     * (docs/rules.md, addresses 5).
     */
    async albums({ mayBePage, ...wanted }: AlbumsWanted & { mayBePage: boolean }) {
      try {
        return await albumsOf(wanted);
      } catch (error) {
        if (!mayBePage || !(error instanceof NotFound)) throw error;
        return albumsOf({ ...wanted, cid: 0, page: wanted.cid });
      }
    },

    async category(id: number, page: number, order: ListOrder) {
      const place = await placeOf(id);
      const [list, seo] = await Promise.all([
        ofCategory(id, page, order, place.category !== null),
        shell.seo("category", { id, page, order }),
      ]);
      return { ...existing(list, page), ...place, seo };
    },

    hot: () => long("hot", { order: "hitsOrder" }, toHotCard),
    latest: () => long("update", { order: "edittimeOrder" }, toUpdatedCard),
    published: () => long("publish", { order: "addtimeOrder" }, toAddedCard),
    recommended: () => long("recommend", { recommend: frontShelf }, toCard),

    /** Every speaker; the route shows 24 a page, and `page` counts from 1. */
    async authors(page: number) {
      const [{ speakers }, seo] = await Promise.all([
        movie.speakerIndex(),
        shell.seo("speakers", { page }),
      ]);
      return { speakers, seo };
    },

    async author(id: number, page: number) {
      const [speaker, list, seo] = await Promise.all([
        movie.speakerDetail(id),
        pageOf({ speaker_id: id, order: "addtimeOrder" }, page),
        shell.seo("speaker", { id, page }),
      ]);
      return { speaker, ...existing(list, page), seo };
    },

    async topic(id: number) {
      const [topic, albums, seo] = await Promise.all([
        movie.specialDetail(id),
        secondary(movie.specialItem(id), []),
        shell.seo("special", { id }),
      ]);
      return { topic, albums: albums.map(toCard), seo };
    },
  };

  async function albumsOf({ cid, page, order, style }: AlbumsWanted) {
    const place = await placeOf(cid);
    const known = cid === 0 || place.category !== null;
    const [list, seo] = await Promise.all([
      ofCategory(cid, page, order, known),
      shell.seo("albums", { cid, page, order, style }),
    ]);
    return { ...existing(list, page), ...place, cid, order, style, seo };
  }

  /**
   * A category that is missing in the tree may still exist. It does not where the host has no albums for it, or
   * answers as if no category had been named.
   */
  async function ofCategory(id: number, page: number, order: ListOrder, known: boolean) {
    const query = { category_id: id || undefined, order: hostOrders[order] };
    if (known) return pageOf(query, page);
    const [list, everything] = await Promise.all([
      pageOf(query, page),
      secondary(pageOf({ order: hostOrders[order] }, page), null),
    ]);
    const asIfNone = everything !== null && isSame(list, everything);
    if (list.pages === 0 || asIfNone) throw new NotFound(`no category ${id}`);
    return list;
  }

  async function long(
    file: string,
    by: Pick<MovieIndexQuery, "order" | "recommend">,
    card: (album: Album) => AlbumCard,
  ) {
    const load = (page: number) => movie.movieIndex({ ...by, limit: longList, page });
    const [list, seo] = await Promise.all([wholeList(load, longList), shell.seo(file)]);
    return { albums: list.items.map(card), seo };
  }

  /** Our page of 24 out of the host's pages, which are asked to have 32. */
  async function pageOf(
    query: Omit<MovieIndexQuery, "limit" | "page">,
    page: number,
  ): Promise<ListPage> {
    const { items, ...list } = await cutPage(
      (at) => movie.movieIndex({ ...query, limit: hostLimit, page: at }),
      { page, size: albumsPerPage, limit: hostLimit },
      secondary,
    );
    return { ...list, albums: items, page };
  }
}

/** By what the host says of the two lists; where it says nothing, by what lies on this page of them. */
function isSame(one: ListPage, other: ListPage): boolean {
  if (one.total !== null && other.total !== null) return one.total === other.total;
  const shown = [one, other].map(({ albums }) => albums.map(({ movid }) => movid).join());
  return shown[0] === shown[1];
}

/** The first page may be empty; a later one that is past the end is no page. */
function existing(list: ListPage, page: number): ListPage {
  if (page > 0 && page >= list.pages) throw new NotFound(`there is no page ${page}`);
  return list;
}
