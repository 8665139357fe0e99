import { NotFound } from "../http/errors.ts";
import type { ReadingEntry } from "../upstreams/reading/model.ts";
import { cutPage, nothingCut, type CutPage } from "./cut-list.ts";
import { ownOr } from "./secondary.ts";
import { createShellPages } from "./shell.ts";
import type { Tools } from "./tools.ts";

/** The section opens with the latest seven days of this channel (docs/rules.md, articles 1). */
const defaultChannel = "ttlx";
const feedSize = 7;
const dayMs = 24 * 60 * 60 * 1000;
/** Days are those of the reading host. */
const zoneMs = 8 * 60 * 60 * 1000;

export interface DayTab {
  /** YYYY-MM-DD. */
  day: string;
  entries: ReadingEntry[];
}

/** Daily articles. */
export function createReadingPages(tools: Tools) {
  const { session, secondary, settled, allowed, now } = tools;
  const { reading } = tools.clients;
  const shell = createShellPages(tools);
  const feedOf = (username: string, page: number) =>
    cutPage(
      (at) => reading.listByUser(username, at, feedSize),
      { page, size: feedSize, limit: feedSize },
      secondary,
    );
  const channels = async () =>
    (await secondary(reading.gzhLists(), [])).map((one) => ({
      ...one,
      daily: one.username === defaultChannel,
    }));

  /** The last seven days of the default channel, today first; null where the feed cannot be had. */
  const days = async () => {
    // A feed that fails is swallowed, and the page says so (docs/rules.md, articles 2).
    const feed = await secondary<CutPage<ReadingEntry> | null>(feedOf(defaultChannel, 0), null);
    const entries = feed?.items ?? [];
    const tabs = lastDays(now()).map((one): DayTab => ({
      day: one,
      entries: entries.filter(({ at }) => dayOf(at) === one),
    }));
    return { tabs, entries, lost: feed === null };
  };
  /** The same as the bar of every article page has it. */
  const dayBar = async () => {
    const { tabs, lost } = await days();
    // Of days that nobody knows, none is said to be empty.
    return tabs.map(({ day, entries }) => ({ day, count: lost ? 1 : entries.length }));
  };

  return {
    /** The last seven days of the default channel, a tab a day; any other day opens the newest that has an article. */
    async days(day: string | null) {
      const [{ tabs, entries, lost }, menu, seo] = await Promise.all([
        days(),
        channels(),
        shell.seo("articles", { day: day ?? undefined }),
      ]);
      // A day that has gone by leads to what there is now.
      const current =
        tabs.find((tab) => tab.day === day) ?? tabs.find(({ entries: some }) => some.length > 0);
      const older = entries.filter(({ at }) => !tabs.some(({ day: one }) => one === dayOf(at)));
      return { tabs, current: current ?? null, older, lost, channels: menu, seo };
    },

    /** One channel's articles, seven a page; `page` counts from 0. */
    async feed(username: string, page: number) {
      const [{ items: entries, pages }, bar, menu, seo] = await Promise.all([
        feedOf(username, page),
        dayBar(),
        channels(),
        shell.seo("articleChannel", { username, page }),
      ]);
      const channel = menu.find((one) => one.username === username) ?? null;
      if (channel === null && entries.length === 0) throw new NotFound(`no channel ${username}`);
      if (page > 0 && page >= pages) throw new NotFound(`${username} has no page ${page}`);
      const name = channel?.name || nameIn(entries);
      return { username, name, channel, entries, pages, days: bar, channels: menu, seo };
    },

    async article(id: number, since?: number) {
      const [read, bar, menu, seo] = await Promise.all([
        session.signedIn()
          ? ownOr(reading.ownArticleDetail(id), () => reading.articleDetail(id))
          : reading.articleDetail(id, since),
        dayBar(),
        channels(),
        shell.seo("article", { id }),
      ]);
      const username = read.channel?.username ?? "";
      const more = username === "" ? nothingCut : await secondary(feedOf(username, 0), nothingCut);
      const known = menu.find((one) => one.username === username);
      const name = known?.name || read.channel?.name || nameIn(more.items);
      return {
        article: { ...read, channel: read.channel && { username, name } },
        more: more.items.filter((one) => one.id !== id).slice(0, 4),
        days: bar,
        /** The tab of its own day, where that is among them. */
        day: username === defaultChannel ? dayOf(read.at) : null,
        channels: menu,
        seo,
      };
    },

    like: (id: number) => allowed("like", () => settled(() => reading.articleZan(id))),
  };
}

/** What articles call their channel; "" where they do not. */
const nameIn = (entries: ReadingEntry[]) =>
  entries.find(({ channel }) => channel?.name)?.channel?.name ?? "";

function lastDays(now: number): string[] {
  return Array.from({ length: feedSize }, (_, ago) => dayOf(now - ago * dayMs));
}

function dayOf(at: number | null): string {
  return at === null ? "" : new Date(at + zoneMs).toISOString().slice(0, 10);
}
