import type { DatabaseSync } from "node:sqlite";
import { avatarFiles } from "../account/avatars.ts";
import { whole } from "../account/mark-rows.ts";
import { prepareAccounts } from "../account/tables.ts";
import { logoFiles } from "../channel/logo.ts";
import { drawnFiles } from "../files.ts";
import {
  field,
  Refusal,
  type EmbeddedCall,
  type EmbeddedHost,
  type OpenEmbeddedHost,
} from "../host.ts";
import { articleAt, feedOf, thumbOf, type Article } from "./articles.ts";
import { readingChannels, type ReadingChannel } from "./channels.ts";
import { commentCalls, commentCount } from "./comments.ts";
import { drawingAt } from "./drawings.ts";
import { hitCount, isLiked, likeCalls, likeCount } from "./marks.ts";
import { htmlOf, preparePieces } from "./pieces.ts";
import { prepareReading } from "./tables.ts";

/** The host of the article channels in miniature (code 0 is success). */
export const openReadingHost: OpenEmbeddedHost = (db) => openReadingAt(db, Date.now);

/** The same by another clock, in milliseconds. */
export async function openReadingAt(db: DatabaseSync, now: () => number): Promise<EmbeddedHost> {
  await prepareAccounts(db);
  prepareReading(db);
  await preparePieces(db);
  const named = (call: EmbeddedCall): Article => {
    const article = articleAt(db, whole(call, "itemid"), now());
    if (article === null) throw new Refusal(1, "文章不存在");
    return article;
  };
  const sources = [
    logoFiles(db),
    avatarFiles(db),
    drawnFiles((path, lang) => drawingAt(db, path, lang, now())),
  ];
  return {
    success: 0,
    calls: {
      ...articleCalls(db, now, named),
      ...likeCalls(db, now, named),
      ...commentCalls(db, now, named),
    },
    files: (request, response, path) => sources.some((serve) => serve(request, response, path)),
  };
}

const mostPerPage = 50;

function articleCalls(db: DatabaseSync, now: () => number, named: (call: EmbeddedCall) => Article) {
  /** What a list and the article itself tell alike. Counts are strings, as databases give them. */
  const summary = ({ itemid, channel, piece, dateline }: Article, lang: EmbeddedCall["lang"]) => ({
    itemid,
    title: piece.title[lang],
    thumb: thumbOf(itemid),
    likes: String(likeCount(db, itemid)),
    comments: String(commentCount(db, { itemid, channel, piece, dateline }, now())),
    hits: String(hitCount(itemid)),
    user: { ...card(channel, lang), dateline },
  });
  return {
    "GET v1/gzh/lists": ({ lang }: EmbeddedCall) =>
      readingChannels.map((channel) => ({ ...card(channel, lang), intro: channel.intro[lang] })),
    "GET v1/article/listByUser": (call: EmbeddedCall) => {
      const feed = feedOf(db, field(call, "username"), now());
      const size = Math.min(mostPerPage, whole(call, "pagesize") || 10);
      const start = ((whole(call, "page") || 1) - 1) * size;
      const list = feed.slice(start, start + size).map((article) => ({
        ...summary(article, call.lang),
        intro: article.piece.intro[call.lang],
      }));
      return { list, total: String(feed.length) };
    },
    "GET v1/article/detail": (call: EmbeddedCall) => {
      const article = named(call);
      const { itemid, piece } = article;
      return {
        ...summary(article, call.lang),
        content: pictured(htmlOf(db, piece, call.lang), itemid, field(call, "lazy") === "1"),
        liked: isLiked(db, itemid, call.token) ? 1 : 0,
      };
    },
  };
}

/** Readers that load late find the address of a picture beside `src`, as such hosts do it. */
function pictured(html: string, itemid: number, lazy: boolean): string {
  const source = `${lazy ? "data-src" : "src"}="/picture/${itemid}.jpg"`;
  return html.replaceAll('<img src="picture"', `<img ${source}`);
}

function card(channel: ReadingChannel, lang: EmbeddedCall["lang"]) {
  const { id, username, name } = channel;
  return { username, passport: name[lang], logo: `/logo/${id}.svg` };
}
