import type { DatabaseSync } from "node:sqlite";
import { whole } from "../account/mark-rows.ts";
import { field, Refusal, type EmbeddedCall } from "../host.ts";
import { channelName, shortCard } from "./cards.ts";
import { pageOf, says } from "./pages.ts";
import { channelAt } from "./records.ts";
import { shortAt, shortRecords, type Short } from "./short-records.ts";

/** `microvideo.index`: every short, the newest first. */
export const shortCalls = (db: DatabaseSync) => ({
  "GET api/microvideo.index/lists": (call: EmbeddedCall) =>
    pageOf(call, about(db, field(call, "kw").trim()), (short) => shortCard(short, call.lang)),
  "GET api/microvideo.index/detail": (call: EmbeddedCall) => {
    const { lang } = call;
    const short = shortAt(db, whole(call, "id"));
    const channel = channelAt(db, short?.channelId ?? 0);
    if (short === undefined || channel === undefined) throw new Refusal(-1, "视频不存在");
    const clip = `/media/clip-${short.clips[lang]}`;
    return {
      ...shortCard(short, lang),
      url: `${clip}.webm`,
      mp4: `${clip}.mp4`,
      vtt: `${clip}.vtt`,
      channel: channelName(channel, lang),
    };
  },
});

/** What carries a tag of this name; where none is called so, what says the words in its title. */
function about(db: DatabaseSync, kw: string): Short[] {
  const { tags, newest } = shortRecords(db);
  const tag = tags.find(({ zh, en }) => [zh, en.toLowerCase()].includes(kw.toLowerCase()));
  return newest.filter((short) =>
    tag === undefined ? says(kw, short.title.zh, short.title.en) : short.tag === tag,
  );
}
