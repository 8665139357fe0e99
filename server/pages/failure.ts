import { Refused, SessionExpired, Unavailable, UpstreamError, Unusable } from "../http/errors.ts";
import type { Challenge } from "../session/captcha.ts";
import type { CurrentSession } from "../session/current.ts";

/** Keys of the words that say it better than the host's own would. `app/` has words for each, or it does not compile. */
type FailureKey =
  | "session.expired"
  | "form.refused"
  | "form.unusable"
  | "form.mayHaveArrived"
  | "form.tooMany"
  | "form.contentEmpty"
  | "account.loginError"
  | "account.captchaNeeded"
  | "account.captchaWrong";

/** Why a form did not get through, for the form it came from. */
export interface Failure {
  status: number;
  /** The host's own words, where it said any. */
  words: string | null;
  key?: FailureKey;
  /** Seconds until trying again makes sense. */
  waitSeconds?: number;
  /** What must be met before the next attempt. */
  captcha?: Challenge;
}

export type Settled = (work: () => Promise<unknown>) => Promise<Failure | null>;

/** Turns an upstream's failure into a value; anything else is a fault of ours and goes on. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof UpstreamError)) throw error;
  const words = error instanceof Refused && error.said !== "" ? error.said : null;
  return { status: error.status, words, ...keyOf(error) };
}

function keyOf(error: UpstreamError): { key?: FailureKey } {
  if (error instanceof SessionExpired || error instanceof Refused || error instanceof Unusable) {
    return { key: error.messageKey };
  }
  // A call that was sent and not answered well may have done its work all the same.
  const arrived = error instanceof Unavailable && error.arrival !== "never";
  return arrived ? { key: "form.mayHaveArrived" } : {};
}

/** Too much of something: the visitor is told how long to wait. */
export function tooMany(waitSeconds: number): Failure {
  return { status: 429, words: null, key: "form.tooMany", waitSeconds };
}

/**
 * Runs a member's writes: null where one went through. Without a session nobody is asked; one that a host finds over
 * is over for the whole request.
 */
export function createSettled(session: CurrentSession): Settled {
  return async (work) => {
    if (!session.signedIn()) return failureOf(new SessionExpired("no session"));
    try {
      await work();
      return null;
    } catch (error) {
      if (error instanceof SessionExpired) session.expire();
      return failureOf(error);
    }
  };
}
