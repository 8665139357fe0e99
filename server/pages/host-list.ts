import type { PageSaid } from "../http/wire.ts";

/** A page of a host's list, as `paged` reads it. */
export interface HostPage<T> {
  items: T[];
  said: PageSaid;
}

/** Asks for one of the host's pages, counted from 0. */
export type Load<T> = (page: number) => Promise<HostPage<T>>;

export interface ListPage<T> {
  items: T[];
  /** Counted from 1. */
  page: number;
  /** As far as the host says; where it says nothing, one more where there is one. */
  pages: number;
  /** Null where the host does not say, and sent only a part. */
  total: number | null;
}

/**
 * A page of a list, of the size that the host gives its pages, whatever it was asked for (docs/hosts.md, every
 * host 24). What it sends all at once is cut into pages of `size`. A page past the end is empty.
 */
export async function listPage<T>(load: Load<T>, page: number, size: number): Promise<ListPage<T>> {
  const at = once(load);
  const early = at(page - 1);
  early.catch(() => undefined);
  const first = await at(0);
  const known = pagesSaid(first.said) ?? ((await goesOn(at, 0)) ? null : 1);
  if (known === 1) {
    const { items } = first;
    const shown = items.slice((page - 1) * size, page * size);
    const pages = Math.max(1, Math.ceil(items.length / size));
    return { items: shown, page, pages, total: items.length };
  }
  const { items } = await early;
  const pages = known ?? ((await goesOn(at, page - 1)) ? page + 1 : page);
  return { items, page, pages, total: first.said.total || null };
}

/** A list from its beginning, over as many of the host's pages as it takes; `all` where nothing was left behind. */
export async function wholeList<T>(load: Load<T>, most: number) {
  const at = once(load);
  const first = await at(0);
  const known = pagesSaid(first.said);
  const items = [...first.items];
  let page = 1;
  let all = known === 1;
  while (!all && items.length < most && page < mostPages) {
    if (known === null && !(await goesOn(at, page - 1))) {
      all = true;
      break;
    }
    const until = known === null ? page + 1 : Math.min(known, page + atOnce);
    const batch = await Promise.all(range(page, until).map(at));
    items.push(...batch.flatMap((one) => one.items));
    page = until;
    all = page === known;
  }
  return { items: items.slice(0, most), all: all && items.length <= most };
}

/** However small a host's pages are; and how many of them are asked for at once. */
const mostPages = 100;
const atOnce = 8;

/** How many pages there are by what came with the first; null where it does not say. */
export function pagesSaid({ lastPage, total, perPage, came }: PageSaid): number | null {
  if (lastPage > 0) return lastPage;
  if (came === 0) return 1;
  if (total > 0) return Math.ceil(total / Math.max(perPage, came));
  return came < perPage ? 1 : null;
}

/** Whether something else comes after a page. A host that knows no pages sends the same again. */
export async function goesOn<T>(at: Load<T>, page: number): Promise<boolean> {
  const [current, next] = await Promise.all([at(page), at(page + 1)]);
  if (current.said.came === 0 || next.said.came === 0) return false;
  return JSON.stringify(next.items) !== JSON.stringify(current.items);
}

/** No page is asked for twice. */
export function once<T>(load: Load<T>): Load<T> {
  const asked = new Map<number, Promise<HostPage<T>>>();
  return (page) => {
    const answer = asked.get(page) ?? load(page);
    asked.set(page, answer);
    return answer;
  };
}

export const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => from + i);
