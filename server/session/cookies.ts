import { parse, serialize, type SerializeOptions } from "cookie";
import { z } from "zod";
import { flashLimitMs, type Flash, type Opened, type Pending } from "./seal.ts";
import type { Device, Sealer, SentFlash, Session } from "./seal.ts";

const year = 365 * 24 * 60 * 60;

/** Names and attributes of our cookies; on https the private ones carry the `__Host-` prefix. */
export function cookieNames(secure: boolean) {
  return secure
    ? {
        session: "__Host-session",
        flash: "__Host-flash",
        pending: "__Host-pending",
        device: "__Host-device",
      }
    : { session: "session", flash: "flash", pending: "pending", device: "device" };
}

/** A preference: readable by scripts, kept for a year. */
export function preferenceCookie(name: string, value: string, secure: boolean): string {
  return serialize(name, value, { path: "/", sameSite: "lax", secure, maxAge: year });
}

/** True where the request carries a cookie that makes its page personal. */
export function isPersonal(cookieHeader: string): boolean {
  return /(?:^|;\s*)(?:__Host-)?(?:session|flash)=/.test(cookieHeader);
}

export async function openSession(
  cookieHeader: string,
  sealer: Sealer,
  secure: boolean,
): Promise<Opened | null> {
  const sealed = parse(cookieHeader)[cookieNames(secure).session];
  return sealed === undefined ? null : sealer.open(sealed);
}

export async function sessionCookie(session: Session, sealer: Sealer, secure: boolean) {
  const { session: name } = cookieNames(secure);
  return serialize(name, await sealer.seal(session), { ...privately(secure), maxAge: 30 * 86_400 });
}

export function clearedSessionCookie(secure: boolean): string {
  return clearedCookie(cookieNames(secure).session, secure);
}

export async function pendingCookie(pending: Pending, sealer: Sealer, secure: boolean) {
  const value = await sealer.sealPending(pending);
  return serialize(cookieNames(secure).pending, value, { ...privately(secure), maxAge: 900 });
}

export function clearedPendingCookie(secure: boolean): string {
  return clearedCookie(cookieNames(secure).pending, secure);
}

export async function openPending(cookieHeader: string, sealer: Sealer, secure: boolean) {
  const sealed = parse(cookieHeader)[cookieNames(secure).pending];
  return sealed === undefined ? null : sealer.openPending(sealed);
}

export async function deviceCookie(device: Device, sealer: Sealer, secure: boolean) {
  const value = await sealer.sealDevice(device);
  return serialize(cookieNames(secure).device, value, {
    ...privately(secure),
    maxAge: 400 * 86_400,
  });
}

export async function openDevice(cookieHeader: string, sealer: Sealer, secure: boolean) {
  const sealed = parse(cookieHeader)[cookieNames(secure).device];
  return sealed === undefined ? null : sealer.openDevice(sealed);
}

/** A text that waits while its author signs in, and the page it belongs to. */
export interface Draft {
  path: string;
  content: string;
}
const draftShape = z.object({ path: z.string().max(200), content: z.string().max(1_000) });
const draftName = "draft";

/** Null where the text is too long to be kept in a cookie. */
export function draftCookie(draft: Draft, secure: boolean): string | null {
  const value = Buffer.from(JSON.stringify(draft)).toString("base64url");
  if (value.length > 3_800) return null;
  return serialize(draftName, value, { ...privately(secure), maxAge: 1_800 });
}

export function clearedDraftCookie(secure: boolean): string {
  return clearedCookie(draftName, secure);
}

/** What its author left for this page, or null. */
export function readDraft(cookieHeader: string, path: string): string | null {
  const draft = fromBase64(draftShape, parse(cookieHeader)[draftName]);
  return draft?.path === path ? draft.content : null;
}

export async function flashCookie(flash: Flash, sealer: Sealer, secure: boolean) {
  const value = await sealer.sealFlash(flash);
  const maxAge = flashLimitMs / 1_000;
  return serialize(cookieNames(secure).flash, value, { ...privately(secure), maxAge });
}

export function clearedFlashCookie(secure: boolean): string {
  return clearedCookie(cookieNames(secure).flash, secure);
}

/** Anything that does not open, or is older than a minute, is no message. */
export async function openFlash(
  cookieHeader: string,
  sealer: Sealer,
  secure: boolean,
): Promise<SentFlash | null> {
  const sealed = parse(cookieHeader)[cookieNames(secure).flash];
  return sealed === undefined ? null : sealer.openFlash(sealed);
}

/** Takes a private cookie away again, by the name it was sent under. */
export function clearedCookie(name: string, secure: boolean): string {
  return serialize(name, "", { ...privately(secure), maxAge: 0 });
}

function fromBase64<T>(shape: z.ZodType<T>, raw: string | undefined): T | null {
  if (!raw) return null;
  try {
    return shape.parse(JSON.parse(Buffer.from(raw, "base64url").toString()));
  } catch {
    return null;
  }
}

function privately(secure: boolean): SerializeOptions {
  return { httpOnly: true, secure, sameSite: "lax", path: "/" };
}
