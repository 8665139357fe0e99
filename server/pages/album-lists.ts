import { NotFound } from "../http/errors.ts";
import type { MovieIndexQuery } from "../upstreams/movie/client.ts";
import type { Album, AlbumPage, Category } from "../upstreams/movie/model.ts";
import { toAddedCard, toCard, toHotCard, toUpdatedCard, type AlbumCard } from "./album-card.ts";
import { createShellPages } from "./shell.ts";
import type { Tools } from "./tools.ts";

/** A page of ours shows 24 albums (docs/rules.md, lists 1) ... */
const albumsPerPage = 24;
/** ... while the host is asked for 32 at a time. */
const hostLimit = 32;
/** Hot, latest and published are one page of 100. */
const longList = { limit: 100, page: 0 };

export type ListOrder = "hot" | "time";
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
  const categories = () => secondary(movie.categoryIndex(), []);

  return {
    /** `categoryId` 0 is everything; `page` is 0-based. */
    async albums(categoryId: number, page: number, order: ListOrder) {
      const place = await placeOf(categoryId);
      const known = categoryId === 0 || place.category !== null;
      const [list, seo] = await Promise.all([
        ofCategory(categoryId, page, order, known),
        known ? shell.seo("albums", { cid: categoryId, page }) : null,
      ]);
      return { ...existing(list, page), ...place, seo };
    },

    async category(id: number, page: number, order: ListOrder) {
      const place = await placeOf(id);
      const known = place.category !== null;
      const [list, seo] = await Promise.all([
        ofCategory(id, page, order, known),
        known ? shell.seo("category", { id, page }) : null,
      ]);
      return { ...existing(list, page), ...place, seo };
    },

    hot: () => long("hot", "hitsOrder", toHotCard),
    latest: () => long("update", "edittimeOrder", toUpdatedCard),
    published: () => long("publish", "addtimeOrder", toAddedCard),

    /** Every speaker; the route shows 24 a page. */
    async authors() {
      const [{ speakers }, seo] = await Promise.all([movie.speakerIndex(), shell.seo("speakers")]);
      return { speakers, seo };
    },

    async author(id: number, page: number) {
      const [speaker, list, seo] = await Promise.all([
        movie.speakerDetail(id),
        pageOf({ speaker_id: id, order: "addtimeOrder" }, page),
        shell.seo("speaker", { id }),
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

  async function placeOf(categoryId: number): Promise<CategoryPlace> {
    return placeIn(await categories(), categoryId);
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
    order: MovieIndexQuery["order"],
    card: (album: Album) => AlbumCard,
  ) {
    const [list, seo] = await Promise.all([
      movie.movieIndex({ ...longList, order }),
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

export interface CategoryPlace {
  category: Category | null;
  parent: Category | null;
  /** What to offer beside it: its children, else its siblings. */
  neighbours: Category[];
}

/** Where a category stands in the tree. */
function placeIn(tree: Category[], id: number): CategoryPlace {
  const find = (list: Category[], parent: Category | null): CategoryPlace | null => {
    for (const category of list) {
      if (category.id === id) {
        const neighbours = category.children.length > 0 ? category.children : list;
        return { category, parent, neighbours };
      }
      const deeper = find(category.children, category);
      if (deeper !== null) return deeper;
    }
    return null;
  };
  return find(tree, null) ?? { category: null, parent: null, neighbours: tree };
}
