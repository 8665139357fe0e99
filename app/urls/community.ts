import { articleUrl } from "./article.ts";
import { channelUrl } from "./channel.ts";
import { liveUrl } from "./live.ts";
import { pageKinds, type Pages } from "./page.ts";
import { queryOf } from "./parts.ts";
import { number } from "./query.ts";

/** Comments on something, to read and to write. */
export const commentKinds = ["live", "channel", "article"] as const;
export type CommentKind = (typeof commentKinds)[number];
/** Their pages count from 1. */
export const commentUrl = (kind: CommentKind, id: number, page = 1) =>
  `/comment/${kind}/${id}` + queryOf({ page: page === 1 ? undefined : `${page}` });
/** What comments are about. */
export const commentedUrl = (kind: CommentKind, id: number) =>
  ({ live: liveUrl, channel: channelUrl, article: articleUrl })[kind](id);
/** A page of them, below what they are about. */
export const commentsUrl = (kind: CommentKind, id: number, page: number) =>
  `${commentedUrl(kind, id)}${queryOf({ comments: page === 1 ? undefined : `${page}` })}#comments`;

export const communityPages = {
  comment: {
    ...pageKinds.personal,
    module: "comment",
    paths: { "comment/:kind/:id": "/comment/channel/1" },
    query: { page: number },
    url: commentUrl,
  },
} satisfies Pages;
