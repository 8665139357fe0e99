import { Unavailable } from "../http/errors.ts";

/**
 * Runs content a page can do without; `empty` stands in when it fails. The primary call decides the status,
 * everything else goes through here (docs/rules.md, errors 3).
 */
export type Secondary = <T>(work: Promise<T>, empty: T) => Promise<T>;

/** What a member is shown; where it cannot be had, what everybody is shown. */
export function ownOr<T>(own: Promise<T>, known: () => Promise<T>): Promise<T> {
  return own.catch((error: unknown) => {
    if (error instanceof Unavailable) return known();
    throw error;
  });
}

/** `onLoss` hears of each piece that failed, so that a page with a hole in it never replaces a whole one. */
export function createSecondary(onLoss: (error: unknown) => void): Secondary {
  return (work, empty) =>
    work.catch((error: unknown) => {
      onLoss(error);
      return empty;
    });
}
