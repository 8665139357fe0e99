import { z } from "zod";
import { tokenShape } from "../http/token.ts";
import { createBox } from "./box.ts";

/** What the session cookie holds. It is sealed: no browser and no page ever sees inside. */
export interface Session {
  token: string;
  user: SessionUser;
  /** Milliseconds since 1970. */
  issuedAt: number;
  lastSeen: number;
  /** When the account was last asked who this is. */
  checkedAt: number;
  /** The member was told what the account wants of them. */
  told?: boolean | undefined;
}

export interface SessionUser {
  id: number;
  username: string;
  nickname: string;
  avatar: string;
  vemail: boolean;
  vpassword: boolean;
  vsq: boolean;
}

export interface Opened {
  session: Session;
  /** The cookie should be sealed afresh: another key sealed it, or `lastSeen` has grown old. */
  refresh: boolean;
}

export interface Sealer {
  seal(session: Session): Promise<string>;
  /** Anything that does not open, is too old, or is not ours is no session: null, never an error. */
  open(sealed: string): Promise<Opened | null>;
  sealPending(pending: Pending): Promise<string>;
  openPending(sealed: string): Promise<Pending | null>;
  sealCaptcha(captcha: SealedCaptcha): Promise<string>;
  openCaptcha(sealed: string): Promise<SealedCaptcha | null>;
  sealFlash(flash: Flash): Promise<string>;
  openFlash(sealed: string): Promise<SentFlash | null>;
  sealDevice(device: Device): Promise<string>;
  openDevice(sealed: string): Promise<Device | null>;
}

/** One message carried over one redirect: a key of `app/i18n`, or words of an upstream host. */
export interface Flash {
  tone: "info" | "error";
  key?: string | undefined;
  words?: string | undefined;
}
/** A message as it came back; `at` is when it was set, in milliseconds since 1970. */
export type SentFlash = z.infer<typeof flashShape>;
/** What a host says may be long; a cookie may not. */
const longestWords = 200;
const flashShape = z.object({
  tone: z.enum(["info", "error"]),
  key: z.string().max(60).optional(),
  words: z.string().max(longestWords).optional(),
  at: z.number(),
});

/** A browser that has signed in before: its own key, and the hashed names of the accounts, the last one first. */
export type Device = z.infer<typeof deviceBody>;
const deviceBody = z.object({ id: z.string(), accounts: z.array(z.array(z.string())) });

/** What a challenge's picture shows; `id` is used up by the first answer. */
type SealedCaptcha = z.infer<typeof captchaBody>;
const captchaBody = z.object({ id: z.string(), text: z.string() });

/** What one step of signing in leaves for the next: secrets of the hosts that no page may carry. */
export type Pending = z.infer<typeof pendingBody>;

const pendingBody = z.discriminatedUnion("kind", [
  /** A code to scan, and where to ask what became of it. */
  z.object({ kind: z.literal("qr"), ticket: z.string(), check: z.string() }),
  /** Who may set a new password: by a host's token, or by the code of an e-mail. `account` is whom it is for. */
  z.object({ kind: z.literal("token"), token: z.string(), account: z.string().optional() }),
  z.object({ kind: z.literal("email"), email: z.string(), code: z.string() }),
]);
const limit = z.object({ until: z.number() });
const pendingShape = z.intersection(pendingBody, limit);
const captchaShape = z.intersection(captchaBody, limit);
const deviceShape = z.intersection(deviceBody, limit);

const day = 24 * 60 * 60 * 1000;
const idleLimitMs = 14 * day;
/** No session lives longer, however often it is sealed afresh. */
export const absoluteLimitMs = 30 * day;
const pendingLimitMs = 15 * 60 * 1000;
/** A message is read by the page a form leads to, at once. */
export const flashLimitMs = 60 * 1000;
const captchaLimitMs = 10 * 60 * 1000;
const deviceLimitMs = 400 * day;
const touchAfterMs = 60 * 60 * 1000;

const shape = z.object({
  token: z.string().regex(tokenShape),
  user: z.object({
    id: z.number(),
    username: z.string(),
    nickname: z.string(),
    avatar: z.string(),
    vemail: z.boolean(),
    vpassword: z.boolean(),
    vsq: z.boolean(),
  }),
  issuedAt: z.number(),
  lastSeen: z.number(),
  checkedAt: z.number().default(0),
  told: z.boolean().optional(),
});

/** `now` is injected for tests. */
export function createSealer(secrets: string[], now: () => number = Date.now): Sealer {
  const box = createBox(secrets);
  async function openLimited<Body extends { until: number }>(
    kind: string,
    body: z.ZodType<Body>,
    sealed: string,
  ): Promise<Body | null> {
    const parsed = body.safeParse((await box.open(kind, sealed))?.value);
    return parsed.success && parsed.data.until > now() ? parsed.data : null;
  }
  return {
    seal: (session) => box.seal("session", session),
    async open(sealed) {
      const opened = await box.open("session", sealed);
      const parsed = shape.safeParse(opened?.value);
      if (opened === null || !parsed.success) return null;
      const session = parsed.data;
      const idle = now() - session.lastSeen;
      if (idle > idleLimitMs || now() - session.issuedAt > absoluteLimitMs) return null;
      return { session, refresh: opened.stale || idle > touchAfterMs };
    },
    sealPending: (pending) => box.seal("pending", { ...pending, until: now() + pendingLimitMs }),
    openPending: (sealed) => openLimited("pending", pendingShape, sealed),
    sealCaptcha: (captcha) => box.seal("captcha", { ...captcha, until: now() + captchaLimitMs }),
    openCaptcha: (sealed) => openLimited("captcha", captchaShape, sealed),
    sealFlash: ({ tone, key, words }) =>
      box.seal("flash", { tone, key, words: words?.slice(0, longestWords), at: now() }),
    async openFlash(sealed) {
      const parsed = flashShape.safeParse((await box.open("flash", sealed))?.value);
      return parsed.success && now() - parsed.data.at <= flashLimitMs ? parsed.data : null;
    },
    sealDevice: (device) => box.seal("device", { ...device, until: now() + deviceLimitMs }),
    openDevice: (sealed) => openLimited("device", deviceShape, sealed),
  };
}
