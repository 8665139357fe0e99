import { found } from "../../http/found.ts";
import type { HostPlace } from "../../http/hosts.ts";
import type { HostCall } from "../../http/call.ts";
import { paged } from "../../http/wire.ts";
import { createGospelModel } from "./model.ts";
import * as wire from "./wire.ts";

/**
 * The gospel books, in the host's words (docs/hosts.md, gospel).
 * `product` is the host's name for this library. A detail that is empty is NotFound.
 */
export function createGospelClient(call: HostCall, place: HostPlace, product: string) {
  const model = createGospelModel(place);
  const api = `api/${product}`;
  return {
    index: () =>
      call({
        path: `${api}.index/index`,
        policy: "hour",
        parse: (payload) => model.index(wire.index.parse(payload ?? null)),
      }),
    categoryLists: () =>
      call({
        path: `${api}.category/lists`,
        policy: "hour",
        parse: (payload) => paged(wire.category).parse(payload).items.map(model.category),
      }),
    /** `page` counts from 0; without a category, all books. */
    bookLists: (catid: number | undefined, page: number, limit: number) =>
      call({
        path: `${api}.book/lists`,
        query: { catid, page: page + 1, limit },
        policy: "hour",
        parse: (payload) => {
          const { items, said } = paged(wire.book).parse(payload);
          return { items: items.map(model.book), said };
        },
      }),
    bookDetail: (id: number) =>
      call({
        path: `${api}.book/detail`,
        query: { id },
        policy: "hour",
        parse: (payload) => model.bookDetail(found(wire.bookDetail, payload)),
      }),
    articleDetail: (id: number) =>
      call({
        path: `${api}.article/detail`,
        query: { id },
        policy: "hour",
        parse: (payload) => model.article(found(wire.article, payload)),
      }),
  };
}
