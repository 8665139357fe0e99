import { LRUCache } from "lru-cache";
import type { CommentKind } from "../../app/urls/index.ts";
import { Refused, Unavailable } from "../http/errors.ts";
import { commentModules } from "../upstreams/channel/client.ts";
import type { Comment } from "../upstreams/channel/model.ts";
import { createTurns } from "./in-turn.ts";
import type { Tools } from "./tools.ts";

/** Comments shown beside what they are about; the newest. */
const mostComments = 50;

/** Two presses at once must not both find the same and undo each other. */
const inTurn = createTurns();

export interface CommentList {
  comments: Comment[];
  total: number;
}

/** What people say about things, and which channels they follow (docs/rules.md, community). */
export function createCommunityPages({ clients, session, secondary, settled, allowed }: Tools) {
  const { channel, community, live, reading } = clients;
  const { signedIn } = session;

  /** Articles are commented on at their own host, everything else at the account's. */
  const listed = (kind: CommentKind, id: number, since?: number): Promise<CommentList> =>
    kind === "article"
      ? reading.commentLists(id, since).then((comments) => ({ comments, total: comments.length }))
      : channel
          .commentLists(commentModules[kind], id, mostComments, since)
          .then(({ items, total }) => ({ comments: items, total }));

  return {
    /** Without them a page goes on. */
    comments: (kind: CommentKind, id: number, since?: number): Promise<CommentList> =>
      secondary(listed(kind, id, since), { comments: [], total: 0 }),

    /**
     * The title of what is commented on. `spare` goes without it where it cannot be had ("down"), or is refused as well
     * ("any"). Throws NotFound.
     */
    async subject(kind: CommentKind, id: number, spare: "never" | "down" | "any"): Promise<string> {
      const named =
        kind === "live"
          ? live.roomDetail(id)
          : kind === "channel"
            ? channel.detail(id)
            : reading.articleDetail(id);
      try {
        return (await named).title;
      } catch (error) {
        const down = spare !== "never" && error instanceof Unavailable;
        if (down || (spare === "any" && error instanceof Refused)) return "";
        throw error;
      }
    },

    comment: (kind: CommentKind, id: number, content: string) =>
      allowed("comment", () =>
        settled(() => {
          const key = `${session.token} ${kind} ${id}`;
          return inTurn(key, async () => {
            // The same words again within seconds are the same form, sent twice.
            if (lastSaid.get(key) === content) return;
            if (kind === "article") await reading.commentPost(id, content);
            else await community.commentCreate(id, commentModules[kind], content);
            lastSaid.set(key, content);
          });
        }),
      ),

    /** The member's channels; none for a stranger. */
    myChannels: () => (signedIn() ? secondary(community.channelLists(), []) : noChannels()),

    /** Whether the member follows a channel; null for a stranger, or where the host does not say. */
    follows: (id: number): Promise<boolean | null> =>
      signedIn() ? secondary<boolean | null>(community.channelHas(id), null) : unknown(),

    /**
     * Follows a channel, or no longer. It looks first, since hosts take a second call for the end of it; what fails is
     * swallowed (docs/rules.md, community 4), and the page then shows how it stands.
     */
    follow: (id: number, wanted: boolean) =>
      allowed("follow", () =>
        settled(() =>
          inTurn(`${session.token} ${id}`, async () => {
            if ((await community.channelHas(id)) !== wanted) await community.channelSubscribe(id);
          }),
        ),
      ),
  };

  function noChannels(): ReturnType<typeof community.channelLists> {
    return Promise.resolve([]);
  }
}

const lastSaid = new LRUCache<string, string>({ max: 1_000, ttl: 10_000 });
const unknown = () => Promise.resolve(null);
