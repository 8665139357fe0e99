import type { DatabaseSync } from "node:sqlite";
import type { EmbeddedCall } from "../host.ts";
import { albumCard, albumsBy } from "./albums.ts";
import { channelCard, shortCard } from "./cards.ts";
import { channelAt, sectionRecords, type Channel } from "./records.ts";
import { shortRecords } from "./short-records.ts";

const shownShorts = 8;

/** `channel.pc` and `channel.setting`: the section's front page, its menu, and what stands around it. */
export function sectionCalls(db: DatabaseSync) {
  const { front, hotWords, menu, seo } = sectionRecords(db);
  const { newest, tags } = shortRecords(db);
  const named = (ids: number[]) => ids.flatMap((id) => channelAt(db, id) ?? []);
  return {
    "GET apiv2/channel.pc/index": ({ lang }: EmbeddedCall) => ({
      banners: named(front.banners).map(({ id, intro }) => ({
        title: intro[lang],
        thumb: `/banner/${id}.svg?lang=${lang}`,
        channel_id: id,
      })),
      recommends: named(front.recommends).map((channel) => channelCard(db, channel, lang)),
      movies: bestOf(db, named(front.movies), lang),
      shorts: newest.slice(0, shownShorts).map((short) => shortCard(short, lang)),
    }),
    "GET apiv2/channel.pc/menu": ({ lang }: EmbeddedCall) =>
      menu.map((one, place) => ({ id: place + 1, title: one[lang], page: one.page })),
    "GET apiv2/channel.pc/shortVideoTag": ({ lang }: EmbeddedCall) =>
      tags.map((tag, place) => ({
        tag: tag[lang],
        thumb: `/tag/${place + 1}.svg`,
      })),
    "GET apiv2/channel.setting/index": ({ lang }: EmbeddedCall) => ({
      seo_title: seo.title[lang],
      seo_keywords: seo.keywords[lang],
      seo_description: seo.description[lang],
      hotsearch: hotWords.map((word) => ({ word: word[lang] })),
      share_image: "/share.jpg",
    }),
  };
}

/** The best known album of each channel that is not there for another already. */
function bestOf(db: DatabaseSync, channels: Channel[], lang: EmbeddedCall["lang"]) {
  const taken = new Set<unknown>();
  return channels.flatMap(({ albums }) => {
    const [best] = albumsBy(db, albums)
      .flatMap(({ movid }) => albumCard(db, movid, lang) ?? [])
      .filter(({ movid }) => !taken.has(movid))
      .sort((a, b) => Number(b.hits) - Number(a.hits));
    taken.add(best?.movid);
    return best ?? [];
  });
}
