import type { z } from "zod";
import { found } from "../../http/found.ts";
import type { HostPlace } from "../../http/hosts.ts";
import type { Call, HostCall, Params } from "../../http/call.ts";
import { paged } from "../../http/wire.ts";
import { front } from "./front-wire.ts";
import { createChannelModel, type Listed } from "./model.ts";
import * as wire from "./wire.ts";

/** What a comment belongs to (docs/hosts.md, account 20). */
export const commentModules = { live: 4, channel: 7 } as const;
export type CommentModule = (typeof commentModules)[keyof typeof commentModules];

/**
 * The channel API, in the host's words (docs/hosts.md, channel).
 * Every page counts from 0 here, from 1 at the host. A detail that is empty is NotFound.
 */
export function createChannelClient(call: HostCall, place: HostPlace) {
  const model = createChannelModel(place);
  const read = <T>(
    path: string,
    query: Params,
    parse: Call<T>["parse"],
    policy: Call<T>["policy"] = "short",
    since?: number,
  ) => call({ path, query, policy, since, parse });

  /** One page of a channel's things. */
  const listOf = <Shape extends z.ZodType, T>(
    path: string,
    query: Params,
    shape: Shape,
    map: (raw: z.output<Shape>) => T,
    policy: Call<Listed<T>>["policy"] = "short",
    since?: number,
  ): Promise<Listed<T>> =>
    read(
      path,
      query,
      (payload) => {
        const { items, said } = paged(shape).parse(payload);
        return { items: items.map(map), said };
      },
      policy,
      since,
    );

  /** What a channel has of one kind. */
  const partOf =
    <Shape extends z.ZodType, T>(part: string, shape: Shape, map: (raw: z.output<Shape>) => T) =>
    (channel_id: number, page: number, limit: number) =>
      listOf(`apiv2/channel.index/${part}`, { channel_id, page: page + 1, limit }, shape, map);

  /** What fits the words, of one kind. */
  const hitsOf =
    <Shape extends z.ZodType, T>(index: string, shape: Shape, map: (raw: z.output<Shape>) => T) =>
    (kw: string, page: number, limit: number) =>
      listOf("apiv2/channel.search/query", { index, kw, page: page + 1, limit }, shape, map);

  return {
    pcIndex: () =>
      read("apiv2/channel.pc/index", {}, (payload) => model.index(front.parse(payload))),
    pcMenu: () =>
      read(
        "apiv2/channel.pc/menu",
        {},
        (payload) => model.sectionMenu(wire.menus.parse(payload)),
        "hour",
      ),
    shortVideoTag: () =>
      read(
        "apiv2/channel.pc/shortVideoTag",
        {},
        (payload) => wire.tags.parse(payload).map(model.tag),
        "hour",
      ),
    settingIndex: () =>
      read(
        "apiv2/channel.setting/index",
        {},
        (payload) => {
          const raw = wire.setting.parse(payload ?? []);
          return {
            seo: {
              title: raw.seo_title,
              keywords: raw.seo_keywords,
              description: raw.seo_description,
            },
            hotWords: raw.hotsearch.map(({ word }) => word).filter((word) => word !== ""),
          };
        },
        "hour",
      ),

    all: () =>
      read("apiv2/channel.index/all", {}, (payload) =>
        paged(wire.channel).parse(payload).items.map(model.channel),
      ),
    detail: (id: number) =>
      read("apiv2/channel.index/detail", { id }, (payload) =>
        model.channelDetail(found(wire.channelDetail, payload)),
      ),
    movie: partOf("movie", wire.movie, model.movie),
    microvideo: partOf("microvideo", wire.short, model.short),
    speaker: partOf("speaker", wire.artist, model.artist),
    yuedu: partOf("yuedu", wire.article, model.article),
    /** Channels that those who like this one like too. */
    likes: (channel_id: number) =>
      read("apiv2/channel.index/likes", { channel_id }, (payload) =>
        paged(wire.channel).parse(payload).items.map(model.channel),
      ),

    /** None older than `since`, for somebody who may just have written one. */
    commentLists: (
      mid: CommentModule,
      item_id: number,
      page: number,
      limit: number,
      since?: number,
    ) =>
      read(
        "apiv2/extend.comment/lists",
        { item_id, mid, page: page + 1, limit },
        (payload) => {
          const { items, said } = paged(wire.comment).parse(payload);
          return { items: items.map(model.comment), said };
        },
        "short",
        since,
      ),

    /** One kind of things that fit the words. */
    searchQuery: {
      channel: hitsOf("channel", wire.channel, model.channel),
      movie: hitsOf("movie", wire.movie, model.movie),
      microvideo: hitsOf("microvideo", wire.short, model.short),
      yuedu: hitsOf("yuedu", wire.article, model.article),
    },

    /** `kw` is a tag, or words of a title; without it, all of them. */
    microvideoLists: (kw: string, page: number, limit: number) =>
      listOf("api/microvideo.index/lists", { page: page + 1, limit, kw }, wire.short, model.short),
    microvideoDetail: (id: number) =>
      read("api/microvideo.index/detail", { id }, (payload) =>
        model.shortDetail(found(wire.shortDetail, payload)),
      ),

    collectLists: (page: number, limit: number) =>
      call({
        path: "api/microvideo.collect/lists",
        query: { page: page + 1, limit },
        namesToken: true,
        policy: "never",
        parse: (payload) => {
          const { items, said } = paged(wire.favourite).parse(payload);
          return { items: items.map(model.favourite), said };
        },
      }),
    /** In or out of the favourites, whichever it is not. */
    collectPost: (vid: number) =>
      call({
        method: "POST",
        path: "api/microvideo.collect/post",
        form: { vid },
        namesToken: true,
        policy: "never",
        parse: () => undefined,
      }),
  };
}
