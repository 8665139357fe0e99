import type { SessionUser } from "../../session/seal.ts";

/** What hosts say of an account: e-mail verified, password set, security question set; null where one is silent. */
export interface SaidFlags {
  vemail: boolean | null;
  vpassword: boolean | null;
  vsq: boolean | null;
}

/** The flags of a member. */
export type Flags = Pick<SessionUser, "vemail" | "vpassword" | "vsq">;

/** Asks another host; may fail. */
type Ask = () => Promise<SaidFlags>;

/**
 * What the profile says; what it leaves out, the reply says that is there already, else the account, else `before`.
 * What nobody says is not held against the member. Never rejects.
 */
export async function flagsOf(
  profile: SaidFlags,
  { reply = silent, account, before }: { reply?: SaidFlags; account: Ask; before?: Flags },
): Promise<Flags> {
  const said = merged(profile, reply);
  const open = said.vemail === null || said.vpassword === null || said.vsq === null;
  const more = open ? merged(said, await account().catch(() => silent)) : said;
  return {
    vemail: more.vemail ?? before?.vemail ?? true,
    vpassword: more.vpassword ?? before?.vpassword ?? true,
    vsq: more.vsq ?? before?.vsq ?? true,
  };
}

const silent: SaidFlags = { vemail: null, vpassword: null, vsq: null };

/** What an account wants of its member before anything else (docs/rules.md, sign-in 6). */
export type Wish = "password" | "contact";

export function wishOf({ vpassword, vemail, vsq }: Flags): Wish | null {
  if (!vpassword) return "password";
  return vemail || vsq ? null : "contact";
}

const merged = (first: SaidFlags, then: SaidFlags): SaidFlags => ({
  vemail: first.vemail ?? then.vemail,
  vpassword: first.vpassword ?? then.vpassword,
  vsq: first.vsq ?? then.vsq,
});
