import type { commentZh, communityZh } from "./zh-CN";

export const communityEn = {
  menu: "Live rooms, shorts and channels",
  live: "Live",
  short: "Shorts",
  channel: "Channels",
  myChannels: "My channels",
} satisfies typeof communityZh;

export const commentEn = {
  title: "Comments ({{count}})",
  some: "Comments",
  on: "Comments: {{what}}",
  label: "Write a comment",
  signIn: "You will be asked to sign in first; what you wrote is kept.",
  send: "Send the comment",
  sent: "Your comment has been sent",
  empty: "Comment can not be empty",
  none: "No comments yet. Yours may be the first.",
  somebody: "A brother or sister",
  back: "Back",
} satisfies typeof commentZh;
