import { Refused, SessionExpired, Unavailable, UpstreamError, Unusable } from "../http/errors.ts";
import type { Challenge } from "../session/captcha.ts";
import type { CurrentSession } from "../session/current.ts";

/** Why a form did not get through, for the form it came from. */
export interface Failure {
  status: number;
  /** The host's own words, where it said any. */
  words: string | null;
  /** A key of i18n that says it better than the host's words would. */
  key?: string;
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

function keyOf(error: UpstreamError): { key?: string } {
  const speaks = [SessionExpired, Refused, Unusable].some((kind) => error instanceof kind);
  if (speaks) return { key: error.messageKey };
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
