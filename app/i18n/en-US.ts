import { articleEn } from "~/article/words/en-US";
import { audioEn } from "~/audio/words/en-US";
import { accountEn } from "~/account/words/en-US";
import { bibleEn } from "~/bible/words/en-US";
import { channelEn } from "~/channel/words/en-US";
import { commentEn, communityEn } from "~/community/words/en-US";
import { gospelEn } from "~/gospel/words/en-US";
import { liveEn } from "~/live/words/en-US";
import { memberEn } from "~/member/words/en-US";
import { shortEn } from "~/short/words/en-US";
import type { Words } from "./zh-CN";
import { movieEn } from "~/movie/words/en-US";
import { shellEn } from "~/shell/words/en-US";

export const enUS = {
  ...shellEn,
  ...movieEn,
  account: accountEn,
  member: memberEn,
  bible: bibleEn,
  community: communityEn,
  comment: commentEn,
  live: liveEn,
  channel: channelEn,
  short: shortEn,
  gospel: gospelEn,
  article: articleEn,
  audio: audioEn,
} satisfies Words;
