import { accountPages } from "./account.ts";
import { articlePages } from "./article.ts";
import { biblePages } from "./bible.ts";
import { channelPages } from "./channel.ts";
import { communityPages } from "./community.ts";
import { gospelPages } from "./gospel.ts";
import { livePages } from "./live.ts";
import { memberPages } from "./member.ts";
import { moviePages } from "./movie.ts";
import type { PageEntry, Pages } from "./page.ts";
import { shellPages } from "./shell.ts";
import { shortPages } from "./short.ts";

/** Every page of the site, by section. Routes, the page cache, and every test that walks the pages come from here. */
export const register = {
  movie: moviePages,
  live: livePages,
  short: shortPages,
  channel: channelPages,
  bible: biblePages,
  gospel: gospelPages,
  article: articlePages,
  account: accountPages,
  member: memberPages,
  community: communityPages,
  shell: shellPages,
} satisfies Record<string, Pages>;

/** One address of a page. */
export interface PageRow {
  page: string;
  path: string;
  example: string;
  /** The route module, below `app/`. */
  file: string;
  entry: PageEntry;
}

/** Each address of each page, a page's canonical one first. */
export const rows: readonly PageRow[] = Object.entries<Pages>(register).flatMap(
  ([section, pages]) =>
    Object.entries(pages).flatMap(([page, entry]) =>
      Object.entries(entry.paths).map(([path, example]) => ({
        page,
        path,
        example,
        file: `${section}/pages/${entry.module}.tsx`,
        entry,
      })),
    ),
);

/** Remix knows a row by this id. */
export const routeId = ({ page, path }: Pick<PageRow, "page" | "path">) => `${page} /${path}`;
