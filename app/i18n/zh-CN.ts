import { articleZh } from "~/article/words/zh-CN";
import { audioZh } from "~/audio/words/zh-CN";
import { accountZh } from "~/account/words/zh-CN";
import { bibleZh } from "~/bible/words/zh-CN";
import { channelZh } from "~/channel/words/zh-CN";
import { commentZh, communityZh } from "~/community/words/zh-CN";
import { gospelZh } from "~/gospel/words/zh-CN";
import { liveZh } from "~/live/words/zh-CN";
import { memberZh } from "~/member/words/zh-CN";
import { shortZh } from "~/short/words/zh-CN";
import { movieZh } from "~/movie/words/zh-CN";
import { shellZh } from "~/shell/words/zh-CN";
/** The words of the site; this file is the shape, en-US must satisfy it. */
export const zhCN = {
  ...shellZh,
  ...movieZh,
  account: accountZh,
  member: memberZh,
  bible: bibleZh,
  community: communityZh,
  comment: commentZh,
  live: liveZh,
  channel: channelZh,
  short: shortZh,
  gospel: gospelZh,
  article: articleZh,
  audio: audioZh,
};

export type Words = typeof zhCN;
