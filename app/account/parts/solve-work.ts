import type { Work } from "../../../server/session/proof-of-work.ts";

/** Whether this browser can do the work: one without a secure origin cannot. */
export const canWork = () => globalThis.crypto?.subtle !== undefined;

/** Does the work set, beside what the page does: each try is the browser's own and not on the page's thread. Null where it was called off. */
export async function solveWork(work: Work, controller: AbortController): Promise<string | null> {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import("altcha-lib"),
    import("altcha-lib/algorithms/web/pbkdf2"),
  ]);
  const solution = await solveChallenge({ challenge: work, controller, deriveKey });
  return solution && btoa(JSON.stringify({ challenge: work, solution }));
}
