/** Somebody whose request waits to be begun. */
interface Waiting {
  begin(): void;
  refuse(): void;
}

export interface Turns {
  /** Hears of every connection that is let in. */
  cameIn(): void;
  /** Begins a request now, or in one of the next turns; refuses it where too many wait. */
  begin(address: string, begin: () => void, refuse: () => void): void;
  /** Resolves in a turn in which nobody waits; after a while in any. */
  quiet(): Promise<void>;
}

export interface TurnLimits {
  /** Who waits, of one address and in all. */
  ofAddress: number;
  inAll: number;
  /** Turns in a row that are left to the door alone. */
  doorTurns: number;
  /** How long heavy work gives way, in milliseconds. */
  quietMs: number;
  /** Calls back in the next turn. Injected for tests, as is the clock. */
  nextTurn?: (turn: () => void) => void;
  now?: () => number;
}

/**
 * The order of work in the event loop. The system lets in one connection in a turn, so a turn that is long, or that
 * does many things, keeps everybody at the door: a turn in which somebody came in does nothing else, and any other
 * begins one request. Of those who wait, one of each address comes after the other, however many of them one sent.
 */
export function createTurns({
  nextTurn = setImmediate,
  now = () => performance.now(),
  ...most
}: TurnLimits): Turns {
  /** The next address stands first. */
  const lines = new Map<string, Waiting[]>();
  const heavy: { since: number; go(): void }[] = [];
  let lastHeavy = 0;
  let waiting = 0;
  let came = false;
  let busy = false;
  let leftToDoor = 0;
  let coming = false;

  function turn(): void {
    coming = false;
    busy = false;
    const forDoor = came && leftToDoor < most.doorTurns;
    leftToDoor = forDoor ? leftToDoor + 1 : 0;
    came = false;
    if (!forDoor) beginNext();
    goQuietly(forDoor);
    if (waiting > 0 || heavy.length > 0) comeAgain();
  }

  function comeAgain(): void {
    if (coming) return;
    coming = true;
    nextTurn(turn);
  }

  function beginNext(): void {
    const [first] = lines;
    if (first === undefined) return;
    const [address, line] = first;
    const next = line.shift();
    lines.delete(address);
    if (line.length > 0) lines.set(address, line);
    waiting -= 1;
    busy = true;
    next?.begin();
  }

  function goQuietly(forDoor: boolean): void {
    const [first] = heavy;
    if (first === undefined) return;
    const gaveWay = now() - Math.max(first.since, lastHeavy);
    if ((busy || forDoor || waiting > 0) && gaveWay < most.quietMs) return;
    heavy.shift();
    lastHeavy = now();
    busy = true;
    first.go();
  }

  /** Refuses the last of those who wait from the address that most of them have. */
  function refuseOfLongest(): void {
    let most: [string, Waiting[]] = ["", []];
    for (const one of lines) if (one[1].length > most[1].length) most = one;
    const [address, line] = most;
    const last = line.pop();
    if (line.length === 0) lines.delete(address);
    waiting -= 1;
    last?.refuse();
  }

  return {
    cameIn() {
      came = true;
      comeAgain();
    },
    begin(address, begin, refuse) {
      if (!busy && !came && waiting === 0) {
        busy = true;
        comeAgain();
        return begin();
      }
      const line = lines.get(address) ?? [];
      if (line.length >= most.ofAddress) return refuse();
      line.push({ begin, refuse });
      lines.set(address, line);
      waiting += 1;
      if (waiting > most.inAll) refuseOfLongest();
      comeAgain();
    },
    quiet() {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      heavy.push({ since: now(), go: () => resolve(undefined) });
      comeAgain();
      return promise;
    },
  };
}

/** Of this process: it has one event loop. */
export const turns = createTurns({ ofAddress: 256, inAll: 1_024, doorTurns: 16, quietMs: 20 });
