import type { DatabaseSync } from "node:sqlite";
import { messageKeeper } from "../feedback/messages.ts";
import { Refusal, type EmbeddedCall, type EmbeddedHost } from "../host.ts";
import { favouriteCalls } from "./favourites.ts";
import { noteCalls } from "./notes.ts";
import { playCalls } from "./plays.ts";
import { profileCalls } from "./profile.ts";
import { movieSignInCalls } from "./sign-in.ts";

/** Everything of the movie host that is a member's, and the feedback form. */
export function memberCalls(db: DatabaseSync): EmbeddedHost["calls"] {
  const calls = {
    ...profileCalls(db),
    ...movieSignInCalls(db),
    ...favouriteCalls(db),
    ...playCalls(db),
    ...noteCalls(db),
    "POST api/tv.feedback/add": messageKeeper(db),
  };
  return Object.fromEntries(
    Object.entries(calls).map(([name, run]) => [
      name,
      (call: EmbeddedCall) => refusingWithZero(run, call),
    ]),
  );
}

/** The account host refuses with 1, which is this host's success. */
async function refusingWithZero(run: (call: EmbeddedCall) => unknown, call: EmbeddedCall) {
  try {
    return await run(call);
  } catch (error) {
    if (error instanceof Refusal && error.code === 1) throw new Refusal(0, error.message);
    throw error;
  }
}
