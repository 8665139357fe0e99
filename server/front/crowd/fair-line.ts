interface Asker {
  /** The visitor's address. */
  address: string;
  /** The host that is asked for it. */
  host: string;
}

export interface FairLine {
  /** Does `work` when its turn comes. Rejects with NoRoom where it cannot wait, or waited too long. */
  run<T>(asker: Asker, work: () => Promise<T>): Promise<T>;
}

export interface LineLimits {
  /** How many work at once: for one address, for one host, in all. */
  perAddress: number;
  perHost: number;
  atOnce: number;
  /** How many wait for it, and for how many milliseconds at most. */
  waiting: number;
  waitMs: number;
  /** Milliseconds. Injected for tests. */
  now?: () => number;
}

/** Nothing was done, and nothing is wrong but the crowd. */
export class NoRoom extends Error {}

interface Waiting extends Asker {
  since: number;
  start(): void;
  refuse(): void;
}

/**
 * A line in which neither one address nor one host stands in everybody's way: who has least in work comes first, and
 * where the line is full, the last of the longest part of it goes.
 */
export function createFairLine({ now = () => performance.now(), ...most }: LineLimits): FairLine {
  const working: Asker[] = [];
  const waiting: Waiting[] = [];

  function hasTurn({ address, host }: Asker): boolean {
    return (
      working.length < most.atOnce &&
      count(working, "address", address) < most.perAddress &&
      count(working, "host", host) < most.perHost
    );
  }

  /** Begins what can begin; the line is looked through whenever somebody comes or is done. */
  function move() {
    for (const late of waiting.filter((one) => now() - one.since > most.waitMs)) refuse(late);
    for (;;) {
      const [next] = waiting
        .filter(hasTurn)
        .sort(
          (a, b) => count(working, "address", a.address) - count(working, "address", b.address),
        );
      if (next === undefined) return;
      waiting.splice(waiting.indexOf(next), 1);
      next.start();
    }
  }

  function refuse(one: Waiting) {
    waiting.splice(waiting.indexOf(one), 1);
    one.refuse();
  }

  /** Whose wait ends to let a newcomer in; null where no one holds more of the line than the newcomer would. */
  function lastOfLongest(newcomer: Asker): Waiting | null {
    for (const by of ["host", "address"] as const) {
      const longest = Math.max(...waiting.map((one) => count(waiting, by, one[by])));
      if (longest <= count(waiting, by, newcomer[by]) + 1) continue;
      return waiting.findLast((one) => count(waiting, by, one[by]) === longest) ?? null;
    }
    return null;
  }

  return {
    async run(asker, work) {
      if (!hasTurn(asker) && waiting.length >= most.waiting) {
        const last = lastOfLongest(asker);
        if (last === null) throw new NoRoom("the line is full");
        refuse(last);
      }
      await new Promise<void>((resolve, reject) => {
        const start = () => {
          working.push(asker);
          resolve();
        };
        const noRoom = () => reject(new NoRoom("the line is too long"));
        waiting.push({ ...asker, since: now(), start, refuse: noRoom });
        move();
      });
      try {
        return await work();
      } finally {
        working.splice(working.indexOf(asker), 1);
        move();
      }
    },
  };
}

function count(among: Asker[], by: keyof Asker, value: string): number {
  return among.filter((one) => one[by] === value).length;
}
