import type { CommentKind } from "../../app/urls/index.ts";
import { NotFound, Refused, Unavailable } from "../http/errors.ts";
import { commentModules } from "../upstreams/channel/client.ts";
import type { Comment } from "../upstreams/channel/model.ts";
import { listPage, type ListPage } from "./host-list.ts";
import type { Tools } from "./tools.ts";

/** Comments on a page, where the host sends more of them at once; the newest come first. */
const perPage = 50;

export type CommentList = ListPage<Comment>;

/** What people say about things, and which channels they follow (docs/rules.md, community). */
export function createCommunityPages(tools: Tools) {
  const { clients, session, secondary, settled, allowed, inTurn } = tools;
  const { channel, community, live, reading } = clients;
  const { signedIn } = session;

  /** Articles are commented on at their own host, everything else at the account's. */
  const listed = (kind: CommentKind, id: number, page: number, since?: number) =>
    listPage<Comment>(
      (at) =>
        kind === "article"
          ? reading.commentLists(id, at, since)
          : channel.commentLists(commentModules[kind], id, at, perPage, since),
      page,
      perPage,
    );

  return {
    /** Without them a page goes on; `page` counts from 1. Throws NotFound past the last page. */
    async comments(kind: CommentKind, id: number, page: number, since?: number) {
      const lost: CommentList = { items: [], page, pages: page, total: 0 };
      const list = await secondary(listed(kind, id, page, since), lost);
      if (page > list.pages) throw new NotFound(`no page ${page} of comments`);
      return list;
    },

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
          return inTurn.run(key, async () => {
            // The same words again within seconds are the same form, sent twice.
            const said = `${key} ${content}`;
            if (await inTurn.justDone(said)) return;
            if (kind === "article") await reading.commentPost(id, content);
            else await community.commentCreate(id, commentModules[kind], content);
            await inTurn.remember(said);
          });
        }),
      ),

    /** The member's channels; none for a stranger. */
    myChannels: () => (signedIn() ? secondary(community.channelLists(), []) : noChannels()),

    /** Whether the member follows a channel; null for a stranger, or where the host does not say. */
    follows: (id: number): Promise<boolean | null> =>
      signedIn() ? secondary<boolean | null>(community.channelHas(id), null) : unknown(),

    /**
     * Follows a channel, or no longer, and says how it stands then, by the host's own word; null where that is not to
     * be had. It looks first, since some hosts take a second call for the end of it, and no host has a call of its own
     * for that. What fails is swallowed (docs/rules.md, community 4).
     */
    async follow(id: number, wanted: boolean) {
      let follows: boolean | null = null;
      const failure = await allowed("follow", () =>
        settled(() =>
          // Two presses at once must not both find the same and undo each other.
          inTurn.run(`follow ${session.token} ${id}`, async () => {
            follows = await community.channelHas(id);
            const turns = wanted ? follows !== true : follows === true;
            if (!turns) return;
            await community.channelSubscribe(id);
            follows = await community.channelHas(id);
          }),
        ),
      );
      return { failure, follows: failure === null ? follows : null };
    },
  };

  function noChannels(): ReturnType<typeof community.channelLists> {
    return Promise.resolve([]);
  }
}

const unknown = () => Promise.resolve(null);
