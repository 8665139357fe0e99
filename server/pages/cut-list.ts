import { goesOn, once, pagesSaid, range, type HostPage, type Load } from "./host-list.ts";
import type { Secondary } from "./secondary.ts";

interface Cut {
  /** Ours, counted from 0, and how many entries it has. */
  page: number;
  size: number;
  /** How many entries the host is asked for at once. */
  limit: number;
}

export interface CutPage<T> {
  items: T[];
  /** As far as the host says; where it says nothing, one more where there is one. */
  pages: number;
  /** Null where the host does not say, and sent only a part. */
  total: number | null;
}

export const nothingCut = { items: [], pages: 0, total: 0 };

/**
 * A page of ours out of the pages of a host, which may have a size of its own for them (docs/hosts.md, every host 24).
 * A host that does as it is asked is asked for no more than that; our neighbouring pages share what it sent. Of a page
 * of ours that lies on several of the host's the first must come, and `secondary` fetches the others.
 */
export async function cutPage<T>(
  load: Load<T>,
  { page, size, limit }: Cut,
  secondary: Secondary,
): Promise<CutPage<T>> {
  const at = once(load);
  const from = page * size;
  const asAsked = await hostPages(at, from, size, limit, secondary);
  const [head] = asAsked.sent;
  if (head !== undefined && isAsAsked(head, asAsked.first, limit)) return cut(asAsked, limit);

  const first = await at(0);
  const known = pagesSaid(first.said) ?? ((await goesOn(at, 0)) ? null : 1);
  if (known === 1) {
    const { items } = first;
    const pages = Math.ceil(items.length / size);
    return { items: items.slice(from, from + size), pages, total: items.length };
  }
  const own = Math.max(first.said.perPage, first.said.came, Math.ceil(size / mostCalls));
  return cut(await hostPages(at, from, size, own, secondary, known ?? Infinity), own);

  async function cut({ first: start, sent }: Sent<T>, hostSize: number): Promise<CutPage<T>> {
    const skip = from - start * hostSize;
    const all = sent.flatMap((one) => one.items);
    const items = all.slice(skip, skip + size);
    const total = await totalOf(at, sent, hostSize);
    if (total !== null) return { items, pages: Math.ceil(total / size), total };
    if (items.length === 0) return { items, pages: page, total };
    const more = all.length > skip + size || (await goesOn(at, start + sent.length - 1));
    return { items, pages: page + (more ? 2 : 1), total };
  }
}

/** However small the host's pages are. */
const mostCalls = 12;

interface Sent<T> {
  /** The number of the first page that was sent. */
  first: number;
  sent: HostPage<T>[];
}

/** The host's pages that hold our page, if `hostSize` is the size they have. */
async function hostPages<T>(
  at: Load<T>,
  from: number,
  size: number,
  hostSize: number,
  secondary: Secondary,
  end = Infinity,
): Promise<Sent<T>> {
  const first = Math.floor(from / hostSize);
  const last = Math.floor((from + size - 1) / hostSize);
  const others = range(first + 1, Math.min(last + 1, end));
  const [head, ...rest] = await Promise.all([
    at(first),
    ...others.map((one) => secondary<HostPage<T> | null>(at(one), null)),
  ]);
  return { first, sent: [head, ...rest.filter((one) => one !== null)] };
}

/** Whether the host's pages have the size they were asked for; a short one may be the last. */
function isAsAsked<T>({ said }: HostPage<T>, page: number, limit: number): boolean {
  if (said.perPage > 0) return said.perPage === limit;
  if (said.came >= limit) return said.came === limit;
  const isLast = said.total > 0 && page * limit + said.came === said.total;
  return isLast || (page === 0 && said.came === 0);
}

/** How many entries there are, where the host says so, or says which page is its last. */
async function totalOf<T>(at: Load<T>, sent: HostPage<T>[], hostSize: number) {
  const said = sent.find((one) => one.said.total > 0 || one.said.lastPage > 0)?.said;
  if (said === undefined) return sent.every((one) => one.said.came === 0) ? 0 : null;
  if (said.total > 0) return said.total;
  const last = await at(said.lastPage - 1);
  return (said.lastPage - 1) * hostSize + last.said.came;
}
