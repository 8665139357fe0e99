import type { DatabaseSync } from "node:sqlite";
import type { EmbeddedCall } from "../host.ts";
import { articlesOf } from "../reading/articles.ts";
import type { Channel } from "./records.ts";
import type { Short } from "./short-records.ts";

type Lang = EmbeddedCall["lang"];

/** A channel as lists show it. Counts go out as strings, as PHP hosts send them. */
export function channelCard(db: DatabaseSync, channel: Channel, lang: Lang) {
  const row = db
    .prepare("SELECT COUNT(*) AS n FROM channel_subscription WHERE channel_id = ?")
    .get(channel.id);
  return {
    ...channelName(channel, lang),
    letter: channel.letter[lang],
    intro: channel.intro[lang],
    yd_username: channel.username,
    plays: String(channel.plays),
    likes: String(channel.likes + Number(row?.["n"])),
  };
}

/** A channel where it only stands beside something. */
export function channelName({ id, name }: Channel, lang: Lang) {
  return { id, title: name[lang], thumb: `/logo/${id}.svg` };
}

export function shortCard(short: Short, lang: Lang) {
  return {
    ...shortName(short, lang),
    channel_id: short.channelId,
    hits: String(short.hits),
    createtime: short.createtime,
    intro: short.intro[lang],
  };
}

export function shortName({ id, title, tag }: Short, lang: Lang) {
  return { id, title: title[lang], thumb: `/short/${id}.jpg`, tag: tag[lang] };
}

/** The articles of a channel, their pictures drawn here too. */
export function articleCards(db: DatabaseSync, username: string, lang: Lang) {
  return articlesOf(db, username, lang).map((article) => ({
    ...article,
    thumb: `/article/${article.itemid}.jpg`,
  }));
}
