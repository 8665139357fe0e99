import { articleUrl } from "./article.ts";
import { channelUrl } from "./channel.ts";
import { liveUrl } from "./live.ts";
import { pageKinds, type Pages } from "./page.ts";

/** Comments on something, to read and to write. */
export const commentKinds = ["live", "channel", "article"] as const;
export type CommentKind = (typeof commentKinds)[number];
export const commentUrl = (kind: CommentKind, id: number) => `/comment/${kind}/${id}`;
/** What comments are about. */
export const commentedUrl = (kind: CommentKind, id: number) =>
  ({ live: liveUrl, channel: channelUrl, article: articleUrl })[kind](id);

export const communityPages = {
  comment: {
    ...pageKinds.personal,
    module: "comment",
    paths: { "comment/:kind/:id": "/comment/channel/1" },
    url: commentUrl,
  },
} satisfies Pages;
