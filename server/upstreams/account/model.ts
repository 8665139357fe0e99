import type { z } from "zod";
import type { account, captcha } from "./wire.ts";

/** What a sign-in brings: the token, and who it speaks for as far as the reply says. */
export interface SignedIn {
  token: string;
  account: Account;
}

export interface Account {
  id: number;
  username: string;
  nickname: string;
  email: string;
  avatar: string;
  /** Whether the e-mail is verified, a password set, a security question set; null where the host does not say. */
  vemail: boolean | null;
  vpassword: boolean | null;
  vsq: boolean | null;
}

export interface Captcha {
  key: string;
  /** A `data:` address of a picture. */
  image: string;
}

export function accountOf(raw: z.output<typeof account>): Account {
  const { userid, username, nickname, email, headimgurl, vemail, vpassword, vsq } = raw;
  return { id: userid, username, nickname, email, avatar: headimgurl, vemail, vpassword, vsq };
}

/** Whether a host's words say that a code to scan is over. Anything else leaves it: no contract lists the words. */
export function saysOver(words: string): boolean {
  return overWords.test(words);
}
const overWords =
  /过期|失效|无效|超时|不存在|作废|已使用|已取消|重新获取|expired?|invalid|timed? ?out|not exist|not found|no such|already used|cancell?ed|no longer/i;

/** Hosts send the picture with or without its `data:` head; anything but a picture is none. */
export function captchaOf({ key, content }: z.output<typeof captcha>): Captcha | null {
  const image = content.startsWith("data:") ? content : `data:image/png;base64,${content}`;
  const safe = /^data:image\/(png|jpeg|gif|webp|svg\+xml);base64,[\w+/=\s]+$/.test(image);
  return safe && key !== "" ? { key, image } : null;
}
