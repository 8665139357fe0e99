import { Refused, UpstreamError } from "../http/errors.ts";

/** Why a form did not get through, for the form it came from. */
export interface Failure {
  status: number;
  /** The host's own words, where it said any. */
  words: string | null;
}

/** Turns an upstream's failure into a value; anything else is a fault of ours and goes on. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof UpstreamError)) throw error;
  const words = error instanceof Refused && error.said !== "" ? error.said : null;
  return { status: error.status, words };
}
