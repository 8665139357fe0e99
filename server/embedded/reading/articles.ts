import { readingChannels } from "./content/channels.ts";
import { pieces } from "./content/index.ts";
import type { Piece, ReadingChannel } from "./content/types.ts";

/** A piece on the day it is out. */
export interface Article {
  itemid: number;
  channel: ReadingChannel;
  piece: Piece;
  /** Six in the morning of its day, in seconds. */
  dateline: number;
}

const feedDays = 30;
const keptDays = 400;

/** The articles of a channel as another host lists them, newest first. */
export function articlesOf(username: string, lang: "zh" | "en", now = Date.now()) {
  return feedOf(username, now).map(({ itemid, piece, dateline }) => ({
    itemid,
    title: piece.title[lang],
    thumb: thumbOf(itemid),
    intro: piece.intro[lang],
    dateline,
  }));
}

/** What a channel brought in the last thirty days, newest first; nothing for an unknown one. */
export function feedOf(username: string, now: number): Article[] {
  const channel = readingChannels.find((one) => one.username === username);
  if (channel === undefined) return [];
  const today = dayOf(now);
  return Array.from({ length: feedDays }, (_, ago) => articleOn(channel, today - ago)).filter(
    (article) => article !== null,
  );
}

export function articleAt(itemid: number, now: number): Article | null {
  const channel = readingChannels.find(({ id }) => id === Math.floor(itemid / perChannel));
  const day = itemid % perChannel;
  const age = dayOf(now) - day;
  return channel !== undefined && age >= 0 && age < keptDays ? articleOn(channel, day) : null;
}

export const thumbOf = (itemid: number) => `/thumb/${itemid}.jpg`;

/** Room for the days of a channel's ids. */
const perChannel = 100_000;
const hour = 60 * 60;
const wholeDay = 24 * hour;
/** Days are those of Beijing. */
const zone = 8 * hour;
const daily = 1;
const everyDays = 4;

const dayOf = (now: number) => Math.floor((now / 1000 + zone) / wholeDay);

/** Days of a channel that does not write daily fall differently for each. */
function articleOn(channel: ReadingChannel, epochDay: number): Article | null {
  const pace = channel.id === daily ? 1 : everyDays;
  const turn = pace === 1 ? epochDay : (epochDay + channel.id) / pace;
  const own = pieces[channel.username] ?? [];
  const piece = Number.isInteger(turn) ? own[turn % own.length] : undefined;
  if (piece === undefined) return null;
  const dateline = epochDay * wholeDay - zone + 6 * hour;
  return { itemid: channel.id * perChannel + epochDay, channel, piece, dateline };
}
