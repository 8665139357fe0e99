import { found } from "../../http/found.ts";
import type { HostPlace } from "../../http/hosts.ts";
import type { HostCall, Params } from "../../http/call.ts";
import { maybe } from "../../http/wire.ts";
import { createModel } from "./model.ts";
import * as wire from "./wire.ts";

/** The reads and the hit of the movie API, in the host's words (docs/hosts.md, movie 1 to 14 and 35). */
export type MovieClient = ReturnType<typeof createMovieClient>;

export interface MovieIndexQuery {
  category_id?: number | undefined;
  speaker_id?: number | undefined;
  offset?: number | undefined;
  limit: number;
  recommend?: number | undefined;
  order?: "addtimeOrder" | "edittimeOrder" | "hitsOrder" | undefined;
  /** 0-based. */
  page?: number | undefined;
}

export type HitKind = "movie" | "speaker" | "special" | "vodmp4" | "vodmp3" | "live";

/** Every method throws the errors of `server/http/errors.ts`; a detail that is empty is NotFound. */
export function createMovieClient(call: HostCall, place: HostPlace) {
  const model = createModel(place);

  return {
    commonIndex: () =>
      call({
        path: "api/tv.common/index",
        policy: "hour",
        parse: (payload) => model.commonConfig(wire.commonConfig.parse(payload)),
      }),

    /** `file` names the page; the route's parameters go along. */
    commonSeo: (file: string, params: Params = {}) =>
      call({
        path: "api/tv.common/seo",
        query: { ...params, file },
        policy: "hour",
        parse: (payload) => wire.seo.parse(payload ?? []),
      }),

    indexIndex: () =>
      call({
        path: "api/tv.index/index",
        policy: "short",
        parse: (payload) => model.home(wire.home.parse(payload)),
      }),

    /** The categories below one, and that one itself where the host tells of it; 0 is the top. */
    categoryIndex: (parentid = 0) =>
      call({
        path: "api/tv.category/index",
        query: { parentid, format: "tree" },
        policy: "hour",
        parse: (payload) => {
          const { self, below } = wire.categories.parse(payload);
          return { self: self && model.category(self), below: below.map(model.category) };
        },
      }),

    movieIndex: ({ order, page, ...query }: MovieIndexQuery) =>
      call({
        path: "api/tv.movie/index",
        query: {
          ...query,
          ...(order ? { [order]: "desc" } : {}),
          // The host counts pages from 1; without a page it answers `offset` and `limit`.
          ...(page === undefined ? {} : { paginate: 1, page: page + 1 }),
        },
        policy: "short",
        parse: (payload) => model.albumPage(wire.albumPage.parse(payload)),
      }),

    movieSearch: (kw: string, type: number, page: number, limit: number) =>
      call({
        path: "api/tv.movie/search",
        query: { kw, type, page: page + 1, limit },
        policy: "short",
        parse: (payload) => model.albumPage(wire.albumPage.parse(payload)),
      }),

    movieDetail: (movid: number) =>
      call({
        path: "api/tv.movie/detail",
        query: { movid },
        policy: "short",
        parse: (payload) => model.albumDetail(found(wire.albumDetail, payload)),
      }),

    /** `type` 1 is video, 2 audio. */
    movieUrl: (movid: number, urlid: number, type: 1 | 2) =>
      call({
        path: "api/tv.movie/url",
        query: { movid, urlid, type },
        policy: "short",
        parse: (payload) => model.resource(found(wire.resource, payload), type === 2),
      }),

    speakerIndex: () =>
      call({
        path: "api/tv.speaker/index",
        policy: "hour",
        parse: (payload) => {
          const raw = wire.speakerIndex.parse(payload);
          return {
            speakers: raw.speaker_list.map(model.speaker),
            albums: raw.movie_list.map(model.album),
          };
        },
      }),

    speakerDetail: (id: number) =>
      call({
        path: "api/tv.speaker/detail",
        query: { id },
        policy: "short",
        parse: (payload) => model.speaker(found(wire.speaker, payload)),
      }),

    specialDetail: (id: number) =>
      call({
        path: "api/tv.special/detail",
        query: { id },
        policy: "short",
        parse: (payload) => model.topic(found(wire.topic, payload)),
      }),

    specialItem: (id: number) =>
      call({
        path: "api/tv.special/item",
        query: { id },
        policy: "short",
        parse: (payload) => wire.albumPage.parse(payload).items.map(model.album),
      }),

    /** `page` is 0-based. */
    noticeIndex: (page: number) =>
      call({
        path: "api/tv.notice/index",
        query: { page: page + 1 },
        policy: "short",
        parse: (payload) => {
          const { items, said } = wire.noticePage.parse(payload);
          return { items: items.map(model.notice), said };
        },
      }),

    /** The popup ad, or null where the host has none to show. */
    commonGg: () =>
      call({
        path: "api/common/gg",
        query: { flag: "home" },
        policy: "short",
        parse: (payload) => {
          const raw = maybe(wire.popupAd).parse(payload);
          return raw === null ? null : model.popupAd(raw);
        },
      }),

    reportHit: (ac: HitKind, id: number) =>
      call({
        method: "POST",
        path: "api/common.report/hit",
        form: { ac, id },
        policy: "never",
        parse: () => undefined,
      }),
  };
}
