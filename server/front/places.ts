/** Room for work that is done for one visitor at a time. */
export interface Places {
  /** Runs `work` in a place of its own; null where there is none, and nobody should wait for one. */
  run<T>(work: () => Promise<T>): Promise<T | null>;
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
  /** Pieces that have begun, those that gave up their place among them. */
  inAll: number;
  /** Who waits for a place, and for how long at most; milliseconds. */
  waiting: number;
  waitMs: number;
}

interface Waiting {
  begin(): void;
}

export function createPlaces(limits: PlaceLimits): Places {
  const { atOnce, yieldMs, inAll, waiting, waitMs, crowded = () => false } = limits;
  const queue: Waiting[] = [];
  let holding = 0;
  let begun = 0;

  const free = () => holding < atOnce && begun < inAll;

  function next(): void {
    while (free()) {
      const first = queue.shift();
      if (first === undefined) return;
      first.begin();
    }
  }

  function place(): Promise<boolean> {
    if (free()) {
      take();
      return Promise.resolve(true);
    }
    if (queue.length >= waiting || begun >= inAll) return Promise.resolve(false);
    return new Promise((give) => {
      const late = setTimeout(() => {
        queue.splice(queue.indexOf(one), 1);
        give(false);
      }, waitMs);
      const one: Waiting = {
        begin() {
          clearTimeout(late);
          take();
          give(true);
        },
      };
      queue.push(one);
    });
  }

  function take(): void {
    holding += 1;
    begun += 1;
  }

  return {
    async run(work) {
      if (!(await place())) return null;
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
        begun -= 1;
        leave();
        next();
      }
    },
    busy: () => begun,
  };
}
