import { answeredNo, Refused, Unusable } from "../../http/errors.ts";
import type { CaptchaGate, Challenge, ChallengeAnswer } from "../../session/captcha.ts";
import type { Hourly } from "../../session/limits.ts";
import type { Standing, Visitor } from "../../session/standing.ts";
import type { Throttle } from "../../session/throttle.ts";
import { failureOf, tooMany, type Failure } from "../failure.ts";

/** Limits what a person or a machine might try again and again. */
export type Guard = ReturnType<typeof createGuard>;

export interface Watch {
  throttle: Throttle;
  captchas: CaptchaGate;
  visitor: Visitor;
}

/** A form that is asked for a challenge may be sent again after this. */
const challengedSeconds = 60;

/** Limits on an address refuse; limits on an account ask for a challenge (docs/rules.md, limits 1). */
export function createGuard({ throttle, captchas, visitor }: Watch) {
  /** The challenge is asked for before it is met; a failure that comes of that alone is no attempt. */
  async function check(standing: Standing, answer: ChallengeAnswer): Promise<Failure | null> {
    if (standing.waitSeconds > 0) return tooMany(standing.waitSeconds);
    if (!standing.captcha) return null;
    if (isUnmet(answer)) {
      const key = answer.key === "" ? "account.captchaNeeded" : "form.contentEmpty";
      return { ...tooMany(challengedSeconds), key, captcha: await captchas.issue() };
    }
    if (await captchas.read(answer.key, answer.value)) return null;
    return {
      status: 400,
      words: null,
      key: "account.captchaWrong",
      captcha: await captchas.issue(),
    };
  }
  const withChallenge = async (failure: Failure, { captcha }: Standing) =>
    captcha ? { ...failure, captcha: await captchas.issue() } : failure;

  /** Whether a form may go on to the host: null, or why not. */
  async function admit(what: Hourly, accounts: string[], answer: ChallengeAnswer) {
    return check(await throttle.take(what, visitor, ...accounts), answer);
  }

  return {
    check,
    withChallenge,
    admit,

    /** Lets a form through, and asks for the next challenge where what came of it needs one. */
    async limited(
      what: Hourly,
      accounts: string[],
      answer: ChallengeAnswer,
      work: () => Promise<Failure | null>,
    ): Promise<Failure | null> {
      const refused = await admit(what, accounts, answer);
      if (refused !== null) return refused;
      const failure = await work();
      if (failure === null) return null;
      return withChallenge(failure, await throttle.next(what, visitor, ...accounts));
    },

    /** The failure to show for a guess that failed. Where no host answered, the guess is not counted. */
    async failed(what: Hourly, accounts: string[], error: unknown): Promise<Failure> {
      if (!answeredNo(error)) {
        await throttle.giveBack(what, visitor, ...accounts);
        return failureOf(error);
      }
      const failure = error instanceof Unusable ? failureOf(error) : saidNo(error);
      return withChallenge(failure, await throttle.next(what, visitor, ...accounts));
    },

    /** Another picture, with the form as it was typed. */
    async another(): Promise<{ failure: Failure } | { captcha: Challenge }> {
      const { waitSeconds } = await throttle.take("picture", visitor);
      if (waitSeconds > 0) return { failure: tooMany(waitSeconds) };
      return { captcha: await captchas.issue() };
    },
  };
}

/** Whatever way a host said no, the form says so in the same words, unless the host has better ones. */
export function saidNo(error: unknown): Failure {
  const words = error instanceof Refused && error.said !== "" ? error.said : null;
  return { status: 400, words, key: loginError };
}
export const loginError = "account.loginError";

export function isUnmet({ key, value }: ChallengeAnswer): boolean {
  return key === "" || value === "";
}
