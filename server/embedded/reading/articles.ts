import type { DatabaseSync } from "node:sqlite";
import { readingChannels, type ReadingChannel } from "./channels.ts";
import { piecesOf, type Piece } from "./pieces.ts";

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
export function articlesOf(
  db: DatabaseSync,
  username: string,
  lang: "zh" | "en",
  now = Date.now(),
) {
  return feedOf(db, username, now).map(({ itemid, piece, dateline }) => ({
    itemid,
    title: piece.title[lang],
    thumb: thumbOf(itemid),
    intro: piece.intro[lang],
    dateline,
  }));
}

/** What a channel brought in the last thirty days, newest first; nothing for an unknown one. */
export function feedOf(db: DatabaseSync, username: string, now: number): Article[] {
  const channel = readingChannels.find((one) => one.username === username);
  if (channel === undefined) return [];
  const pieces = piecesOf(db, username);
  const today = dayOf(now);
  const days = Array.from({ length: feedDays }, (_, ago) => today - ago);
  return days.flatMap((day) => articleOn(channel, pieces, day) ?? []);
}

export function articleAt(db: DatabaseSync, itemid: number, now: number): Article | null {
  const channel = readingChannels.find(({ id }) => id === Math.floor(itemid / perChannel));
  const day = itemid % perChannel;
  const age = dayOf(now) - day;
  if (channel === undefined || age < 0 || age >= keptDays) return null;
  return articleOn(channel, piecesOf(db, channel.username), day);
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
function articleOn(channel: ReadingChannel, own: Piece[], epochDay: number): Article | null {
  const pace = channel.id === daily ? 1 : everyDays;
  const turn = pace === 1 ? epochDay : (epochDay + channel.id) / pace;
  const piece = Number.isInteger(turn) ? own[turn % own.length] : undefined;
  if (piece === undefined) return null;
  const dateline = epochDay * wholeDay - zone + 6 * hour;
  return { itemid: channel.id * perChannel + epochDay, channel, piece, dateline };
}
