import { found } from "../../http/found.ts";
import type { HostPlace } from "../../http/hosts.ts";
import type { HostCall } from "../../http/call.ts";
import { paged } from "../../http/wire.ts";
import { createReadingModel } from "./model.ts";
import * as wire from "./wire.ts";

/** The reading API, in the host's words (docs/hosts.md, reading). */
export function createReadingClient(call: HostCall, place: HostPlace) {
  const model = createReadingModel(place);
  const detail = (itemid: number) => ({
    path: "v1/article/detail",
    query: { itemid, lazy: 1 },
    parse: (payload: unknown) => model.article(found(wire.article, payload)),
  });
  return {
    gzhLists: () =>
      call({
        path: "v1/gzh/lists",
        policy: "hour",
        parse: (payload) => paged(wire.channel).parse(payload).items.map(model.channel),
      }),
    /** Newest first; `page` counts from 0. */
    listByUser: (username: string, page: number, pagesize: number) =>
      call({
        path: "v1/article/listByUser",
        query: { page: page + 1, pagesize, username },
        policy: "short",
        parse: (payload) => {
          const { items, said } = paged(wire.entry).parse(payload);
          return { items: items.map(model.entry), said };
        },
      }),
    /** As everybody sees it. An empty one is NotFound. */
    articleDetail: (itemid: number, since?: number) =>
      call({ ...detail(itemid), policy: "short", since }),
    /** As the member sees it, with what the member likes. */
    ownArticleDetail: (itemid: number) => call({ ...detail(itemid), policy: "never" }),
    /** Throws Refused where the host takes no second like. */
    articleZan: (itemid: number) =>
      call({
        path: "v1/article/zan",
        query: { itemid },
        policy: "never",
        write: true,
        parse: () => undefined,
      }),
    /** None older than `since`, for somebody who may just have written one. */
    commentLists: (itemid: number, page: number, since?: number) =>
      call({
        path: "v2/comment/lists",
        // The first page is asked for as the host's own words have it.
        query: { itemid, page: page === 0 ? undefined : page + 1 },
        policy: "short",
        since,
        parse: (payload) => {
          const { items, said } = paged(wire.comment).parse(payload);
          return { items: items.map(model.comment), said };
        },
      }),
    commentPost: (itemid: number, content: string) =>
      call({
        method: "POST",
        path: "v2/comment/post",
        form: { itemid, content },
        policy: "never",
        parse: () => undefined,
      }),
  };
}
