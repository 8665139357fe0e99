import { randomInt } from "node:crypto";
import { NotFound } from "../http/errors.ts";
import { listPage, wholeList } from "./host-list.ts";
import { createShellPages } from "./shell.ts";
import type { Tools } from "./tools.ts";

/** Clips to choose one of, and clips in a list (docs/rules.md, lists 10). */
const mostShorts = 999;
const listSize = 100;
const shelf = 24;

export type ShortPage = Awaited<ReturnType<ReturnType<typeof createShortPages>["short"]>>;

/** Short videos by tag. An empty tag is all of them. */
export function createShortPages(tools: Tools) {
  const { session, secondary, settled, allowed, inTurn } = tools;
  const { channel } = tools.clients;
  const shell = createShellPages(tools);
  const everything = (tag: string) =>
    wholeList((page) => channel.microvideoLists(tag, page, mostShorts), mostShorts);
  const isFavourite = async (id: number) => {
    const { items } = await wholeList((page) => channel.collectLists(page, mostShorts), mostShorts);
    return items.some((one) => one.id === id);
  };

  return {
    /** One clip of a tag by chance, another than `not` where there is one; null where the tag has none. */
    async pick(tag: string, not = 0): Promise<number | null> {
      const { items } = await everything(tag);
      const others = items.filter(({ id }) => id !== not);
      const from = others.length > 0 ? others : items;
      return from.length === 0 ? null : (from[randomInt(from.length)]?.id ?? null);
    },

    /** A clip, its neighbours in the tag's list and a page of that list around it. */
    async short(id: number, tag: string) {
      const [short, { items }, favourite, seo] = await Promise.all([
        channel.microvideoDetail(id),
        secondary(everything(tag), { items: [], all: true }),
        session.signedIn() ? secondary(isFavourite(id), false) : false,
        shell.seo("short", { id, tag }),
      ]);
      const at = items.findIndex((one) => one.id === id);
      const from = Math.floor(Math.max(0, at) / shelf) * shelf;
      return {
        short,
        favourite,
        previous: items[at - 1]?.id ?? null,
        next: at < 0 ? (items[0]?.id ?? null) : (items[at + 1]?.id ?? null),
        shorts: items.slice(from, from + shelf),
        page: Math.floor(from / shelf) + 1,
        pages: Math.ceil(items.length / shelf),
        /** The first clip of each page of the list: where the pager leads. */
        starts: items.filter((_, index) => index % shelf === 0).map((one) => one.id),
        seo,
      };
    },

    /** What the host says of a tag without clips. */
    seo: (tag: string) => shell.seo("shorts", { tag }),

    /** The member's favourite clips, newest first; `page` counts from 0. */
    async favourites(page: number) {
      const load = (at: number) => channel.collectLists(at, listSize);
      const { items, pages, total } = await listPage(load, page + 1, listSize);
      if (page > 0 && page >= pages) throw new NotFound(`the favourites have no page ${page}`);
      return { shorts: items, total, pages };
    },

    /** In or out. The host's one call turns it round, so it is looked at first: a form sent twice changes nothing twice. */
    favour: (id: number, wanted: boolean) =>
      allowed("favourite", () =>
        settled(() =>
          inTurn.run(`short ${session.token} ${id}`, async () => {
            if ((await isFavourite(id)) !== wanted) await channel.collectPost(id);
          }),
        ),
      ),
  };
}
