import { pageKinds, type Pages } from "./page.ts";
import { press } from "./press.ts";
import { queryOf } from "./parts.ts";
import { id, words } from "./query.ts";

export interface ShortOptions {
  /** Without it, all tags. */
  tag?: string;
  /** Without it, one by chance. */
  id?: number;
}
export const shortsUrl = ({ tag, id }: ShortOptions = {}) =>
  "/shorts/index.html" + queryOf({ tag: tag || undefined, id: id ? `${id}` : undefined });

export const shortPages = {
  shorts: {
    ...pageKinds.screen,
    module: "shorts",
    paths: { "shorts/index.html": "/shorts/index.html?id=3", shorts: "/shorts?id=3" },
    query: { tag: words, id, press },
    url: shortsUrl,
  },
} satisfies Pages;
