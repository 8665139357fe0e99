import type { DatabaseSync } from "node:sqlite";
import { whole } from "../account/mark-rows.ts";
import { Refusal, type EmbeddedCall } from "../host.ts";
import { albumCard, albumsBy, artistsBy } from "./albums.ts";
import { articleCards, channelCard, shortCard } from "./cards.ts";
import { pageOf } from "./pages.ts";
import { channelAt, channelRecords, sectionRecords } from "./records.ts";
import { shortRecords } from "./short-records.ts";

/** `channel.index`: the channels and their contents. An unknown channel has none. */
export function channelCalls(db: DatabaseSync) {
  const channels = channelRecords(db);
  const { pageNames } = sectionRecords(db);
  const { shorts } = shortRecords(db);
  const named = (call: EmbeddedCall) => channelAt(db, whole(call, "channel_id"));
  return {
    "GET apiv2/channel.index/all": ({ lang }: EmbeddedCall) =>
      channels.map((channel) => channelCard(db, channel, lang)),
    "GET apiv2/channel.index/detail": (call: EmbeddedCall) => {
      const { lang } = call;
      const channel = channelAt(db, whole(call, "id"));
      if (channel === undefined) throw new Refusal(-1, "频道不存在");
      const menus = channel.pages.map((page, place) => ({
        id: place + 1,
        title: pageNames[page][lang],
        page,
      }));
      return { ...channelCard(db, channel, lang), menus };
    },
    "GET apiv2/channel.index/movie": (call: EmbeddedCall) =>
      pageOf(call, albumsBy(db, named(call)?.albums ?? []), ({ movid }) =>
        albumCard(db, movid, call.lang),
      ),
    "GET apiv2/channel.index/microvideo": (call: EmbeddedCall) => {
      const own = shorts.filter(({ channelId }) => channelId === named(call)?.id);
      return pageOf(call, own, (short) => shortCard(short, call.lang));
    },
    "GET apiv2/channel.index/speaker": (call: EmbeddedCall) =>
      pageOf(call, artistsBy(db, named(call)?.albums ?? [], call.lang), (artist) => artist),
    "GET apiv2/channel.index/yuedu": (call: EmbeddedCall) =>
      pageOf(call, articleCards(db, named(call)?.username ?? "", call.lang), (article) => article),
    "GET apiv2/channel.index/likes": (call: EmbeddedCall) =>
      (named(call)?.kin ?? [])
        .flatMap((id) => channelAt(db, id) ?? [])
        .map((channel) => channelCard(db, channel, call.lang)),
  };
}
