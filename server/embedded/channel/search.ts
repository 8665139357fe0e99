import type { DatabaseSync } from "node:sqlite";
import { field, Refusal, type EmbeddedCall } from "../host.ts";
import { albumCard, albumsBy } from "./albums.ts";
import { articleCards, channelCard, shortCard } from "./cards.ts";
import { pageOf, says } from "./pages.ts";
import { channelRecords } from "./records.ts";
import { shortRecords } from "./short-records.ts";

interface Found {
  list: unknown[];
  count: number;
}
type Search = (db: DatabaseSync, call: EmbeddedCall, kw: string) => Found;

/** `channel.search`: both languages are searched, the call's is answered. */
export function searchCalls(db: DatabaseSync) {
  return {
    "GET apiv2/channel.search/query": (call: EmbeddedCall) => {
      const index = field(call, "index");
      const search = Object.hasOwn(searches, index) && searches[index];
      if (!search) throw new Refusal(-1, "参数错误");
      const kw = field(call, "kw").trim();
      const { list, count } = kw === "" ? { list: [], count: 0 } : search(db, call, kw);
      return { totalHits: count, hits: list };
    },
  };
}

const searches: Record<string, Search> = {
  channel(db, call, kw) {
    const found = channelRecords(db).filter(({ name, intro }) =>
      says(kw, name.zh, name.en, intro.zh, intro.en),
    );
    return pageOf(call, found, (channel) => channelCard(db, channel, call.lang));
  },
  movie(db, call, kw) {
    const rules = channelRecords(db).flatMap(({ albums }) => albums);
    const found = albumsBy(db, rules).filter(({ zh, en }) => says(kw, zh, en));
    return pageOf(call, found, ({ movid }) => albumCard(db, movid, call.lang));
  },
  microvideo(db, call, kw) {
    const found = shortRecords(db).newest.filter(({ title, intro, tag }) =>
      says(kw, title.zh, title.en, intro.zh, intro.en, tag.zh, tag.en),
    );
    return pageOf(call, found, (short) => shortCard(short, call.lang));
  },
  yuedu(db, call, kw) {
    const other = call.lang === "zh" ? "en" : "zh";
    const found = channelRecords(db)
      .flatMap(({ username }) => {
        const twins = new Map(articleCards(db, username, other).map((one) => [one.itemid, one]));
        return articleCards(db, username, call.lang).filter(({ itemid, title, intro }) => {
          const twin = twins.get(itemid);
          return says(kw, title, intro, twin?.title ?? "", twin?.intro ?? "");
        });
      })
      .sort((a, b) => b.dateline - a.dateline);
    return pageOf(call, found, (article) => article);
  },
};
