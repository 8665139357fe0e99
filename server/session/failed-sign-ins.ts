import { nameKey } from "./account-name.ts";
import type { MakeCounter, Used } from "./counters.ts";
import { limits } from "./limits.ts";
import type { Standing, Visitor } from "./standing.ts";

/** Sign-ins that failed. */
export interface FailedSignIns {
  standing(account: string, visitor: Visitor): Promise<Standing>;
  /** Counts an attempt as failed until proven otherwise, and returns the standing before it. */
  attempt(account: string, visitor: Visitor): Promise<Standing>;
  /** Takes an attempt back that no host looked at: it was not asked, or did not answer. */
  takeBack(account: string, visitor: Visitor): Promise<void>;
  passed(account: string, visitor: Visitor): Promise<void>;
}

/** A browser that knows the account counts for itself, and what others fail at does not count against it. */
export function createFailedSignIns(counter: MakeCounter): FailedSignIns {
  const { seconds, challenged, refused } = limits.failures;
  const ofAddress = counter("fail-address", seconds);
  const ofPair = counter("fail-pair", seconds);
  const ofAccount = counter("fail-account", seconds);

  async function keysOf(account: string, { address, deviceOf }: Visitor) {
    const name = nameKey(account);
    const device = await deviceOf(account);
    return { address, pair: `${device ?? address} ${name}`, name: device === null ? name : null };
  }
  /** `own` points of those counted belong to the attempt that asks. */
  function standingAfter(address: Used, pair: Used, account: Used, own = 0): Standing {
    const failed = (used: Used) => (used?.consumedPoints ?? 0) - own;
    const shut = [
      failed(address) >= refused.address ? address : null,
      failed(pair) >= refused.pair ? pair : null,
    ];
    return {
      captcha: failed(pair) >= challenged.pair || failed(account) >= challenged.account,
      waitSeconds: Math.ceil(Math.max(0, ...shut.map((one) => one?.msBeforeNext ?? 0)) / 1000),
    };
  }

  return {
    async standing(account, visitor) {
      const { address, pair, name } = await keysOf(account, visitor);
      return standingAfter(
        ...(await Promise.all([
          ofAddress.get(address),
          ofPair.get(pair),
          name === null ? null : ofAccount.get(name),
        ])),
      );
    },
    async attempt(account, visitor) {
      const { address, pair, name } = await keysOf(account, visitor);
      // One after the other: what is shut already adds nothing to what others meet.
      const from = await ofAddress.penalty(address);
      const shut = standingAfter(from, null, null, 1);
      if (shut.waitSeconds > 0) return shut;
      const here = await ofPair.penalty(pair);
      const before = standingAfter(from, here, null, 1);
      if (before.waitSeconds > 0 || name === null) return before;
      return standingAfter(from, here, await ofAccount.penalty(name), 1);
    },
    async takeBack(account, visitor) {
      const { address, pair, name } = await keysOf(account, visitor);
      await Promise.all([
        ofAddress.reward(address),
        ofPair.reward(pair),
        name === null ? null : ofAccount.reward(name),
      ]);
    },
    async passed(account, visitor) {
      const { address, pair, name } = await keysOf(account, visitor);
      await Promise.all([
        ofAddress.reward(address),
        ofPair.delete(pair),
        name === null ? null : ofAccount.reward(name),
      ]);
    },
  };
}
