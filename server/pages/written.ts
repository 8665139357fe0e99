import type { CurrentSession } from "../session/current.ts";
import type { Written } from "../session/limits.ts";
import type { Visitor } from "../session/standing.ts";
import type { Throttle } from "../session/throttle.ts";
import { tooMany, type Failure } from "./failure.ts";

/** Passes on what a visitor sends, so often an hour; beyond that it is given back with how long to wait. */
export type Allowed = (
  what: Written,
  work: () => Promise<Failure | null>,
) => Promise<Failure | null>;

/** Counts by address, and by member as well where one is signed in. */
export function createAllowed(
  throttle: Throttle,
  { address }: Visitor,
  session: CurrentSession,
): Allowed {
  return async (what, work) => {
    const id = session.token === null ? 0 : (session.user?.id ?? 0);
    const wait = await throttle.write(what, address, id > 0 ? id : null);
    return wait > 0 ? tooMany(wait) : work();
  };
}
