import { answeredNo, NotFound, Unusable } from "../../http/errors.ts";
import type { ChallengeAnswer } from "../../session/captcha.ts";
import { mobileName } from "../../session/account-name.ts";
import { failureOf, tooMany, type Failure } from "../failure.ts";
import type { Entry } from "./auth-family.ts";
import { isUnmet, loginError, saidNo } from "./guard.ts";
import { createRecoveryPages } from "./recovery.ts";
import type { Tools } from "../tools.ts";

export type SignInAnswer = { entry: Entry } | { failure: Failure };

/** Signing in, registering and finding a way back (docs/rules.md, sign-in). */
export function createAccountPages(tools: Tools) {
  const { auth, guard } = tools;
  const { throttle, visitor } = tools.watch;

  /** Counted before the host is asked, so that guesses sent all at once count as well. */
  async function attempt(
    account: string,
    answer: ChallengeAnswer,
    work: () => Promise<Entry>,
    no: (error: unknown) => Failure,
  ): Promise<SignInAnswer> {
    const before = await throttle.attempt(account, visitor);
    const refused = await guard.check(before, answer);
    if (refused !== null) {
      const asked = before.waitSeconds === 0 && isUnmet(answer);
      if (asked) await throttle.takeBack(account, visitor);
      return { failure: refused };
    }
    try {
      const entry = await work();
      await throttle.passed(account, visitor);
      return { entry: { ...entry, name: account } };
    } catch (error) {
      if (!answeredNo(error)) await throttle.takeBack(account, visitor);
      const isNo = answeredNo(error) && !(error instanceof Unusable);
      const failure = isNo ? no(error) : failureOf(error);
      return {
        failure: await guard.withChallenge(failure, await throttle.standing(account, visitor)),
      };
    }
  }

  return {
    ...createRecoveryPages(tools),
    another: guard.another,

    signIn: (account: string, password: string, answer: ChallengeAnswer) =>
      // The host's words say nothing more than ours (docs/rules.md, sign-in 4).
      attempt(
        account,
        answer,
        () => auth.login(account, password),
        () => ({ status: 400, words: null, key: loginError }),
      ),

    signInBySms: async (mobile: string, area: string, code: string, answer: ChallengeAnswer) =>
      attempt(mobileName(area, mobile), answer, () => auth.loginMobile(mobile, area, code), saidNo),

    /** Registers, and signs in where the host lets the new member in at once. */
    async register(account: string, password: string): Promise<Failure | { entry: Entry | null }> {
      const { waitSeconds } = await throttle.take("register", visitor);
      if (waitSeconds > 0) return tooMany(waitSeconds);
      try {
        await auth.register(account, password);
      } catch (error) {
        return failureOf(error);
      }
      const entry = await auth.login(account, password).catch(() => null);
      return { entry: entry && { ...entry, name: account } };
    },

    asksPicture: auth.asksPicture,
    /** The host's own picture, which it wants read before it sends a text message. */
    captcha: () => auth.captcha().catch(() => null),

    newTicket: auth.ticket,

    /**
     * Who confirmed the code; "pending" until somebody has, "over" once the host says that it is, or that it was
     * confirmed with a token of no use. A host that fails to answer says nothing about it.
     */
    async checkTicket(check: string): Promise<Entry | "pending" | "over"> {
      try {
        return (await auth.checkTicket(check)) ?? "pending";
      } catch (error) {
        failureOf(error);
        return error instanceof NotFound || error instanceof Unusable ? "over" : "pending";
      }
    },
  };
}
