import { NotFound } from "../http/errors.ts";
import type { MovieIndexQuery } from "../upstreams/movie/client.ts";
import type { Album, AlbumPage } from "../upstreams/movie/model.ts";
import { toAddedCard, toCard, toHotCard, toUpdatedCard, type AlbumCard } from "./album-card.ts";
import { placeOfCategory } from "./category-place.ts";
import { createShellPages } from "./shell.ts";
import type { Tools } from "./tools.ts";

/** A page of ours shows 24 albums (docs/rules.md, lists 1) ... */
const albumsPerPage = 24;
/** ... while the host is asked for 32 at a time. */
const hostLimit = 32;
/** Hot, latest, published and recommended are one page of 100. */
const longList = { limit: 100, page: 0 };
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

export interface ListPage extends AlbumPage {
  /** 0-based. */
  page: number;
  pages: number;
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
    const all = { order: hostOrders[order], limit: hostLimit, page: 0 };
    const [list, everything] = await Promise.all([
      pageOf(query, page),
      secondary(movie.movieIndex(all), { albums: [], total: 0 }),
    ]);
    const asIfNone = list.total === everything.total && everything.total > 0;
    if (list.total === 0 || asIfNone) throw new NotFound(`no category ${id}`);
    return list;
  }

  async function long(
    file: string,
    by: Pick<MovieIndexQuery, "order" | "recommend">,
    card: (album: Album) => AlbumCard,
  ) {
    const [list, seo] = await Promise.all([
      movie.movieIndex({ ...longList, ...by }),
      shell.seo(file),
    ]);
    return { albums: list.albums.map(card), seo };
  }

  /**
   * Our page of 24 out of the host's pages of 32: the albums from 24p to 24p+23 lie on one host page or on two
   * neighbouring ones, which our own neighbouring pages share, so that a visitor who pages on finds them cached.
   */
  async function pageOf(
    query: Omit<MovieIndexQuery, "limit" | "page">,
    page: number,
  ): Promise<ListPage> {
    const from = page * albumsPerPage;
    const first = Math.floor(from / hostLimit);
    const last = Math.floor((from + albumsPerPage - 1) / hostLimit);
    const ask = (hostPage: number) =>
      movie.movieIndex({ ...query, limit: hostLimit, page: hostPage });
    const [head, tail] = await Promise.all([
      ask(first),
      last === first ? null : secondary(ask(last), { albums: [], total: 0 }),
    ]);
    const skip = from - first * hostLimit;
    const albums = [...head.albums, ...(tail?.albums ?? [])].slice(skip, skip + albumsPerPage);
    return { albums, total: head.total, page, pages: Math.ceil(head.total / albumsPerPage) };
  }
}

/** The first page may be empty; a later one that is past the end is no page. */
function existing(list: ListPage, page: number): ListPage {
  if (page > 0 && page >= list.pages) throw new NotFound(`there is no page ${page}`);
  return list;
}
