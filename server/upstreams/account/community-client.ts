import { z } from "zod";
import { publicFileUrl, type HostPlace } from "../../http/hosts.ts";
import type { HostCall } from "../../http/call.ts";
import { flag, id, maybe, paged, plainText, text } from "../../http/wire.ts";

const subscribed = z.object({ id, title: plainText, thumb: text });
/** Null where the host does not say. */
const standing = maybe(z.object({ subscribe: z.union([z.string(), z.number(), z.boolean()]) }));

/** What members do with channels and live rooms at the account host (docs/hosts.md, account 18 to 20). */
export function createCommunityClient(call: HostCall, place: HostPlace) {
  return {
    channelLists: () =>
      call({
        path: "api/channel/lists",
        policy: "never",
        parse: (payload) =>
          paged(subscribed)
            .parse(payload)
            .items.map(({ id: channel, title, thumb }) => ({
              id: channel,
              title,
              thumb: publicFileUrl(place, thumb),
            })),
      }),
    /** Null where the host does not say. */
    channelHas: (channel: number) =>
      call({
        path: "api/channel/has",
        query: { id: channel },
        policy: "never",
        parse: (payload) => {
          const said = standing.parse(payload);
          return said && flag.parse(said.subscribe);
        },
      }),
    /** Some hosts take a second one as the end of the subscription; `channelHas` says how it stands. */
    channelSubscribe: (channel: number) =>
      call({
        path: "api/channel/subscribe",
        query: { id: channel },
        policy: "never",
        write: true,
        parse: () => undefined,
      }),
    commentCreate: (item_id: number, mid: number, content: string) =>
      call({
        method: "POST",
        path: "api/comment/create",
        form: { item_id, content, mid },
        namesToken: true,
        policy: "never",
        parse: () => undefined,
      }),
  };
}
