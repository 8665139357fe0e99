import { createAddressLine } from "./address-line.ts";

/** Room for work that is done for one visitor at a time. */
export interface Places {
  /**
   * Runs `work` for `address` in a place of its own; null where there is none, and nobody should wait for one. Who
   * wants least comes first.
   */
  run<T>(address: string, work: () => Promise<T>): Promise<T | null>;
  /** Work that has begun and is not done. */
  busy(): number;
}

export interface PlaceLimits {
  /** Pieces of work at one time ... */
  atOnce: number;
  /** ... though one that waits for a host longer than this gives its place to the next; milliseconds. */
  yieldMs: number;
  /** Whether the process itself is what work waits for: then nobody else is let in. */
  crowded?: () => boolean;
  /** Calls back when the next piece may begin. */
  whenCalm?: (begin: () => void) => void;
  /** Pieces that have begun, those that gave up their place among them. */
  inAll: number;
  /** Who waits for a place, in all and of one address, and for how long at most; milliseconds. */
  waiting: number;
  waitingOfAddress?: number;
  waitMs: number;
}

interface Waiting {
  address: string;
  begin(): void;
  refuse(): void;
}

export function createPlaces(limits: PlaceLimits): Places {
  const { atOnce, yieldMs, inAll, waiting, waitMs, waitingOfAddress = waiting } = limits;
  const { crowded = () => false, whenCalm = queueMicrotask } = limits;
  const line = createAddressLine<Waiting>();
  const inWork = new Map<string, number>();
  let holding = 0;
  let begun = 0;
  let coming = false;

  const wantedBy = (address: string) => (inWork.get(address) ?? 0) + line.sizeOf(address);
  const free = () => holding < atOnce && begun < inAll;

  function next(): void {
    if (coming || !free() || line.size() === 0) return;
    coming = true;
    whenCalm(() => {
      coming = false;
      if (free()) line.next(wantedBy)?.begin();
      next();
    });
  }

  function place(address: string): Promise<boolean> {
    const mayWait = atOnce - holding + waitingOfAddress;
    if (begun >= inAll || line.sizeOf(address) >= mayWait) return Promise.resolve(false);
    return new Promise((give) => {
      const late = setTimeout(() => {
        line.remove(address, one);
        give(false);
      }, waitMs);
      const one: Waiting = {
        address,
        begin() {
          clearTimeout(late);
          take(address);
          give(true);
        },
        refuse() {
          clearTimeout(late);
          give(false);
        },
      };
      line.add(address, one);
      // Told at once, and not after all that waiting.
      if (line.size() > waiting + atOnce - holding) line.dropLast()?.refuse();
      next();
    });
  }

  function take(address: string): void {
    holding += 1;
    begun += 1;
    inWork.set(address, (inWork.get(address) ?? 0) + 1);
  }

  function done(address: string): void {
    begun -= 1;
    const left = (inWork.get(address) ?? 1) - 1;
    if (left > 0) inWork.set(address, left);
    else inWork.delete(address);
  }

  return {
    async run(address, work) {
      if (!(await place(address))) return null;
      let held = true;
      const leave = () => {
        if (!held) return;
        held = false;
        holding -= 1;
        next();
      };
      const yields = setInterval(() => {
        if (!crowded()) leave();
      }, yieldMs);
      try {
        return await work();
      } finally {
        clearInterval(yields);
        done(address);
        leave();
        next();
      }
    },
    busy: () => begun,
  };
}
