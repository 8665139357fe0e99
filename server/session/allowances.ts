import { memberName, nameKey } from "./account-name.ts";
import { waitBeyond, type Counter, type MakeCounter, type Used } from "./counters.ts";
import { hourSeconds, limits, type Hourly, type Written } from "./limits.ts";
import type { Standing, Visitor } from "./standing.ts";

/** What may be done so often an hour. */
export interface Allowances {
  /** Takes one of each, the address's first: an address beyond its own takes nothing from an account. */
  take(what: Hourly, visitor: Visitor, ...accounts: string[]): Promise<Standing>;
  /** Nobody answered, so nothing was learnt. */
  giveBack(what: Hourly, visitor: Visitor, ...accounts: string[]): Promise<void>;
  /** How the next one would stand. */
  next(what: Hourly, visitor: Visitor, ...accounts: string[]): Promise<Standing>;
  /** Takes one of an address's and of a member's; seconds to wait where there is none left, else 0. */
  write(what: Written, address: string, member: number | null): Promise<number>;
}

type Row = { address: number; account?: number; member?: number };

export function createAllowances(counter: MakeCounter): Allowances {
  const counters = new Map<string, Counter>();
  /** One counter for each limit of the table. */
  function of(what: Hourly, whom: keyof Row): Counter {
    const name = `${what}-${whom}`;
    const known = counters.get(name) ?? counter(name, hourSeconds);
    counters.set(name, known);
    return known;
  }
  const mostOf = (what: Hourly): Row => limits.hourly[what];
  /** A browser that knows an account takes from its own. */
  const keysOf = (accounts: string[], { deviceOf }: Visitor) =>
    Promise.all(
      accounts.map(async (account) => {
        const [name, device] = [nameKey(account), await deviceOf(account)];
        return device === null ? name : `${device} ${name}`;
      }),
    );
  const isBeyond = (used: Used[], most = Infinity) =>
    used.some((one) => (one?.consumedPoints ?? 0) > most);

  return {
    async take(what, visitor, ...accounts) {
      const { address, account } = mostOf(what);
      const from = await of(what, "address").penalty(visitor.address);
      const waitSeconds = waitBeyond(address, from);
      if (waitSeconds > 0) return { captcha: false, waitSeconds };
      const keys = await keysOf(accounts, visitor);
      const used = await Promise.all(keys.map((key) => of(what, "account").penalty(key)));
      return { captcha: isBeyond(used, account), waitSeconds };
    },
    async giveBack(what, visitor, ...accounts) {
      const keys = await keysOf(accounts, visitor);
      await Promise.all([
        of(what, "address").reward(visitor.address),
        ...keys.map((key) => of(what, "account").reward(key)),
      ]);
    },
    async next(what, visitor, ...accounts) {
      const { address, account = Infinity } = mostOf(what);
      const keys = await keysOf(accounts, visitor);
      const [from, ...used] = await Promise.all([
        of(what, "address").get(visitor.address),
        ...keys.map((key) => of(what, "account").get(key)),
      ]);
      return {
        captcha: isBeyond(used, account - 1),
        waitSeconds: waitBeyond(address - 1, from ?? null),
      };
    },
    async write(what, address, member) {
      const most = mostOf(what);
      const wait = waitBeyond(most.address, await of(what, "address").penalty(address));
      if (wait > 0 || member === null || most.member === undefined) return wait;
      const used = await of(what, "member").penalty(nameKey(memberName(member)));
      return waitBeyond(most.member, used);
    },
  };
}
