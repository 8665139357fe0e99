/** How a host speaks of the pages of its lists. */
const pageDialects = {
  "per_page and last_page": (one: Page) => ({
    data: one.items,
    total: String(one.all),
    per_page: String(one.size),
    current_page: one.page,
    last_page: String(Math.max(1, Math.ceil(one.all / one.size))),
  }),
  "a total alone": (one: Page) => ({ list: one.items, count: one.all }),
  "numbered objects": (one: Page) => ({
    data: Object.fromEntries(one.items.map((item, index) => [String(index + 1), item])),
    total: String(one.all),
  }),
  "per_page alone": (one: Page) => ({ data: one.items, per_page: one.size }),
  "nothing at all": (one: Page) => one.items,
} as const;

interface Page {
  items: readonly unknown[];
  page: number;
  size: number;
  all: number;
}

export type PageDialect = keyof typeof pageDialects;
export const everyDialect = Object.keys(pageDialects) as PageDialect[];

/** A page of a list as a host of that dialect sends it; `page` counts from 1, as hosts do. */
export function pageIn(dialect: PageDialect, all: readonly unknown[], page: number, size: number) {
  const items = all.slice((page - 1) * size, page * size);
  return pageDialects[dialect]({ items, page, size, all: all.length });
}
