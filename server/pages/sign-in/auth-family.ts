import { NotFound } from "../../http/errors.ts";
import type { Pending, SessionUser } from "../../session/seal.ts";
import type { AccountClient } from "../../upstreams/account/client.ts";
import type { Account, SignedIn } from "../../upstreams/account/model.ts";
import type { MemberClient } from "../../upstreams/movie/member-client.ts";
import type { Profile } from "../../upstreams/movie/member-model.ts";
import { flagsOf, type Flags, type SaidFlags } from "./flags.ts";

/** Who signed in; the token goes into the sealed cookie and nowhere else. */
export interface Entry {
  token: string;
  user: SessionUser;
  /** The account as its owner named it, where anybody did. */
  name?: string;
}

type ResetPending = Exclude<Pending, { kind: "qr" }>;
type Proof =
  | { by: "question"; account: string; question: number; answer: string }
  | { by: "email"; email: string; code: string };

interface Clients {
  account: AccountClient;
  member: MemberClient;
}

/** One way of signing in: which host's calls serve the account screens (`AUTH_HOST`; docs/rules.md, accounts 3). */
export interface AuthFamily {
  /** Whether its host wants a picture read before it sends a text message. */
  asksPicture: boolean;
  smsSend: AccountClient["smsSend"];
  login(account: string, password: string): Promise<Entry>;
  loginMobile(mobile: string, area: string, code: string): Promise<Entry>;
  register(account: string, password: string): Promise<void>;
  captcha: AccountClient["captchaImage"];
  ticket: AccountClient["loginTicket"];
  checkTicket(check: string): Promise<Entry | null>;
  sendResetCode(email: string): Promise<void>;
  verify(proof: Proof): Promise<ResetPending>;
  reset(pending: ResetPending, password: string): Promise<void>;
  questions: AccountClient["questions"];
}

/** `clientsFor` makes the clients for a token that is not in any cookie yet. */
export function createAuthFamily(
  host: "account" | "movie",
  { account, member }: Clients,
  clientsFor: (token: string) => Clients,
): AuthFamily {
  /** The movie API knows the member best, then the account itself; else the reply to the sign-in has to do. */
  const entryOf = async (token: string, reply: Who): Promise<Entry> => {
    const own = clientsFor(token);
    const ask = once(() => own.account.account());
    const who = await own.member
      .profileIndex()
      .then(whoseProfile)
      .catch(() => ask())
      .catch(() => reply);
    return { token, user: fitting({ ...who, ...(await flagsOf(who, { reply, account: ask })) }) };
  };
  const entry = ({ token, account: reply }: SignedIn) => entryOf(token, reply);
  const shared = {
    captcha: account.captchaImage,
    ticket: account.loginTicket,
    checkTicket: async (check: string) => {
      const found = await account.checkTicket(check);
      return found && entry(found);
    },
    questions: account.questions,
  };

  if (host === "movie") {
    const entered = ({ token, profile }: { token: string; profile: Profile }) =>
      entryOf(token, whoseProfile(profile));
    return {
      ...shared,
      asksPicture: false,
      // The code is looked at by the host that sends it.
      smsSend: (mobile, area) => member.smsSend(mobile, area, "mobilelogin"),
      login: (name, password) => member.login(name, password).then(entered),
      loginMobile: (mobile, area, code) => member.loginMobile(mobile, area, code).then(entered),
      register: (name, password) => member.register(name, password),
      sendResetCode: (email) => member.emsSend(email, "resetpwd"),
      async verify(proof) {
        if (proof.by === "question") {
          const { account: name, question, answer } = proof;
          const token = await account.forgetBySq(name, question, answer);
          return { kind: "token", token, account: name };
        }
        // This host looks at the code only together with the new password.
        return { kind: "email", email: proof.email, code: proof.code };
      },
      reset: (pending, password) =>
        pending.kind === "token"
          ? account.changePassword(pending.token, password)
          : member.resetPassword(pending.email, pending.code, password),
    };
  }

  return {
    ...shared,
    asksPicture: true,
    smsSend: account.smsSend,
    login: async (name, password) => entry(await account.login(name, password)),
    loginMobile: async (mobile, area, code) => entry(await account.loginMobile(mobile, area, code)),
    register: (name, password) => account.register(name, password, password),
    sendResetCode: (email) => account.emsSend(email, "forgot_email"),
    async verify(proof) {
      if (proof.by === "question") {
        const { account: name, question, answer } = proof;
        const token = await account.forgetBySq(name, question, answer);
        return { kind: "token", token, account: name };
      }
      const { email, code } = proof;
      try {
        return { kind: "token", token: await account.forgetByEmail(email, code), account: email };
      } catch (error) {
        // A host without the two steps looks at the code together with the new password.
        if (error instanceof NotFound) return { kind: "email", email, code };
        throw error;
      }
    },
    reset: (pending, password) =>
      pending.kind === "token"
        ? account.changePassword(pending.token, password)
        : account.forgotEmail(pending.email, pending.code, password),
  };
}

/** The sealed copy of a member. */
export function userOfProfile(profile: Profile, flags: Flags): SessionUser {
  return fitting({ ...whoseProfile(profile), ...flags });
}

type Who = Pick<Account, "id" | "username" | "nickname" | "avatar"> & SaidFlags;

const whoseProfile = (profile: Profile): Who => ({ ...profile, avatar: profile.avatar ?? "" });

/** Asks once, however often the answer is wanted. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => (answer ??= ask());
}

/** What fits a cookie: a host may allow longer names and addresses than those who bear them need. */
function fitting(user: SessionUser): SessionUser {
  const { id, username, nickname, avatar, vemail, vpassword, vsq } = user;
  return {
    id,
    username: shortened(username),
    nickname: shortened(nickname),
    avatar: written(avatar) > longestAddress ? "" : avatar,
    vemail,
    vpassword,
    vsq,
  };
}
const longestName = 60;
/** In bytes of the JSON inside the cookie. */
const longestNameWritten = 240;
const longestAddress = 500;
const written = (value: string) => Buffer.byteLength(JSON.stringify(value));

/** Whole letters off the front, as many as fit. */
function shortened(name: string): string {
  const letters = [...name.slice(0, longestName).toWellFormed()];
  while (written(letters.join("")) > longestNameWritten) letters.pop();
  return letters.join("");
}
