import { NotFound, Refused } from "../http/errors.ts";
import type { CaptchaGate } from "../session/captcha.ts";
import type { SessionUser } from "../session/seal.ts";
import type { Throttle } from "../session/throttle.ts";
import type { Captcha } from "../upstreams/account/model.ts";
import { failureOf, tooMany, type Failure } from "./failure.ts";
import type { AuthFamily } from "./auth-family.ts";

/** Who signed in; the token goes into the sealed cookie and nowhere else. */
export interface Entry {
  token: string;
  user: SessionUser;
}

export type SignInAnswer = { entry: Entry } | { failure: Failure; captcha: Captcha | null };

export interface SignInForm {
  account: string;
  password: string;
  captchaKey: string;
  captcha: string;
}

/** Failures before the next attempt needs the picture read; the host's words say nothing more (spec 1, section 8). */
const loginError = "account.loginError";

/** Signing in, registering and finding a way back (spec 1, sections 4, 5, 7 and 8). `address` is the visitor's. */
export function createAccountPages(
  auth: AuthFamily,
  throttle: Throttle,
  captchas: CaptchaGate,
  address: string,
) {
  async function captchaFor(account: string): Promise<Captcha | null> {
    const { captcha } = await throttle.standing(account, address);
    return captcha ? captchas.issue() : null;
  }

  return {
    async signIn(form: SignInForm): Promise<SignInAnswer> {
      const { account, password } = form;
      // Counted before the host is asked, so that guesses sent all at once count as well.
      const { captcha, waitSeconds } = await throttle.attempt(account, address);
      const refused = async (failure: Failure) => ({
        failure,
        captcha: await captchaFor(account),
      });
      if (waitSeconds > 0) return refused(tooMany(waitSeconds));
      if (captcha && (form.captcha === "" || form.captchaKey === "")) {
        await throttle.takeBack(account, address);
        const key = form.captchaKey === "" ? "account.captchaNeeded" : "form.contentEmpty";
        return refused({ ...tooMany(60), key });
      }
      if (captcha && !(await captchas.read(form.captchaKey, form.captcha))) {
        return refused({ status: 400, words: null, key: "account.captchaWrong" });
      }
      try {
        const entry = await auth.login(account, password);
        await throttle.passed(account, address);
        return { entry };
      } catch (error) {
        if (!(error instanceof Refused)) {
          await throttle.takeBack(account, address);
          return refused(failureOf(error));
        }
        return refused({ status: 400, words: null, key: loginError });
      }
    },

    /** Registers, and signs in where the host lets the new member in at once. */
    async register(account: string, password: string): Promise<Failure | { entry: Entry | null }> {
      const wait = await throttle.take("register", address);
      if (wait > 0) return tooMany(wait);
      try {
        await auth.register(account, password);
      } catch (error) {
        return failureOf(error);
      }
      return { entry: await auth.login(account, password).catch(() => null) };
    },

    /** The host's own picture, which it wants read before it sends a text message. */
    captcha: () => auth.captcha().catch(() => null),

    newTicket: auth.ticket,

    /** Who confirmed the code; "pending" until somebody has, "over" when it cannot be confirmed any more. */
    async checkTicket(check: string): Promise<Entry | "pending" | "over"> {
      try {
        return (await auth.checkTicket(check)) ?? "pending";
      } catch (error) {
        if (error instanceof NotFound || error instanceof Refused) return "over";
        failureOf(error);
        return "over";
      }
    },

    async sendCode(email: string): Promise<Failure | null> {
      const wait = await throttle.take("code", address, email);
      if (wait > 0) return tooMany(wait);
      return auth.sendResetCode(email).then(() => null, failureOf);
    },

    /** Step 0 of a forgotten password; what comes back is kept sealed for step 1. */
    async verify(by: Parameters<AuthFamily["verify"]>[0]) {
      // By whom, and against whom: a thousand addresses guess no more than one.
      const whose = by.by === "email" ? by.email : by.account;
      const wait = await throttle.take("reset", address, whose);
      if (wait > 0) return { failure: tooMany(wait) };
      return auth.verify(by).then(
        (pending) => ({ pending }),
        (error: unknown) => ({ failure: failureOf(error) }),
      );
    },

    /** Step 1: the new password. */
    async reset(pending: Parameters<AuthFamily["reset"]>[0], password: string) {
      const whose = pending.kind === "email" ? [pending.email] : [];
      const wait = await throttle.take("reset", address, ...whose);
      if (wait > 0) return tooMany(wait);
      return auth.reset(pending, password).then(() => null, failureOf);
    },

    questions: () => auth.questions().catch(() => []),

    async smsCode(mobile: string, area: string, captchaKey: string, captcha: string) {
      const wait = await throttle.take("code", address, `${area} ${mobile}`);
      if (wait > 0) return tooMany(wait);
      const answer = { key: captchaKey, value: captcha };
      return auth.smsSend(mobile, area, answer).then(() => null, failureOf);
    },

    async signInBySms(mobile: string, area: string, code: string): Promise<SignInAnswer> {
      const account = `${area} ${mobile}`;
      const { waitSeconds } = await throttle.attempt(account, address);
      // Against whom as well: a thousand addresses guess no more codes than one.
      const wait = Math.max(waitSeconds, await throttle.take("reset", `sms ${account}`));
      if (wait > 0) return { failure: tooMany(wait), captcha: null };
      try {
        const entry = await auth.loginMobile(mobile, area, code);
        await throttle.passed(account, address);
        return { entry };
      } catch (error) {
        if (!(error instanceof Refused)) await throttle.takeBack(account, address);
        return { failure: failureOf(error), captcha: null };
      }
    },
  };
}
