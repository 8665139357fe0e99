import { anning } from "./anning.ts";
import { dushu } from "./dushu.ts";
import { jianzheng } from "./jianzheng.ts";
import { jiating } from "./jiating.ts";
import { kexue } from "./kexue.ts";
import { lishi } from "./lishi.ts";
import { muxiyuan } from "./muxiyuan.ts";
import { qingnian } from "./qingnian.ts";
import { shengge } from "./shengge.ts";
import { ttlx } from "./ttlx/index.ts";
import { zhichang } from "./zhichang.ts";
import { zinv } from "./zinv.ts";
import type { Piece } from "./types.ts";

/** The pieces of each channel, in the order they come out. */
export const pieces: Record<string, Piece[]> = {
  ttlx,
  muxiyuan,
  jiating,
  qingnian,
  shengge,
  zinv,
  zhichang,
  jianzheng,
  dushu,
  lishi,
  kexue,
  anning,
};
