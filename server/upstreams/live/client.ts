import { found } from "../../http/found.ts";
import type { HostPlace } from "../../http/hosts.ts";
import type { HostCall } from "../../http/call.ts";
import { paged } from "../../http/wire.ts";
import { createLiveModel } from "./model.ts";
import * as wire from "./wire.ts";

/** The live rooms, in the host's words (docs/hosts.md, live). A detail that is empty is NotFound. */
export function createLiveClient(call: HostCall, place: HostPlace) {
  const model = createLiveModel(place);
  return {
    roomType: () =>
      call({
        path: "api/live.room/type",
        policy: "short",
        parse: (payload) => wire.types.parse(payload),
      }),
    /** `page` counts from 0. */
    roomIndex: (page: number, limit: number) =>
      call({
        path: "api/live.room/index",
        query: { page: page + 1, limit },
        policy: "short",
        parse: (payload) => {
          const { items, said } = paged(wire.room).parse(payload);
          return { items: items.map(model.room), said };
        },
      }),
    /** None older than `since`, for somebody who may just have voted. */
    roomDetail: (id: number, since?: number) =>
      call({
        path: "api/live.room/detail",
        query: { id },
        policy: "short",
        since,
        parse: (payload) => model.roomDetail(found(wire.roomDetail, payload)),
      }),
    /** Throws Refused where the host takes no second vote. */
    roomVote: (id: number) =>
      call({
        path: "api/live.room/vote",
        query: { id },
        policy: "never",
        write: true,
        parse: () => undefined,
      }),
  };
}
