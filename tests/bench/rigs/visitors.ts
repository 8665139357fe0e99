import { loginUrl } from "../../../app/urls/index.ts";
import { createSealer } from "../../../server/session/seal.ts";
import { demo, visitor } from "../../rigs/member-rig.ts";
import type { Running } from "./processes.ts";
import { secret } from "./sites.ts";

const br = { "accept-encoding": "br" };
let turn = 0;

/** What a browser asks with. */
export const anybody: Record<string, string> = br;

/** Somebody whose page no cache can have yet, on a site without a `PUBLIC_ORIGIN`: it names the host it was asked at. */
export const newcomer = () => ({ ...br, host: `${(turn += 1)}.example:3000` });

/** A member of the demonstration hosts who has signed in. */
export async function member(site: Running): Promise<Record<string, string>> {
  const someone = visitor(site.origin);
  const answer = await someone.post(loginUrl({ type: "password" }), demo);
  const session = someone.cookies.get("session");
  if (session === undefined) throw new Error(`the sign-in said ${answer.status}`);
  return { ...br, cookie: `session=${session}` };
}

/** Somebody whom a message follows, which nobody else's page has; good for a minute. */
export async function messaged(): Promise<Record<string, string>> {
  const flash = await createSealer([secret]).sealFlash({ tone: "info", words: "Welcome." });
  return { ...br, cookie: `flash=${encodeURIComponent(flash)}` };
}

/** A member of hosts that have no accounts: none is asked who this is, as it was asked just now. */
export async function anyMember(): Promise<Record<string, string>> {
  const now = Date.now();
  const flags = { vemail: true, vpassword: true, vsq: true };
  const user = { id: 7, username: "ruth", nickname: "路得", avatar: "", ...flags };
  const times = { issuedAt: now, lastSeen: now, checkedAt: now };
  const session = await createSealer([secret]).seal({ token: "a-token-of-ruth", user, ...times });
  return { ...br, cookie: `session=${session}` };
}
