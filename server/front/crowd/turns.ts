import { createAddressLine } from "./address-line.ts";

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
  /** Resolves when a piece of a stream may be passed on. */
  pass(address: string): Promise<void>;
  /** Calls back when the next page may be begun: when nobody else waits, or pages have waited for long. */
  whenCalm(beginPage: () => void): void;
  /** Resolves when a page that was begun may go on; those come first. */
  goOn(): Promise<void>;
}

export interface TurnLimits {
  /** Who waits, of one address and in all. */
  ofAddress: number;
  inAll: number;
  /** Turns in a row that are left to the door alone. */
  doorTurns: number;
  /** Requests that are begun, and pieces of streams that are passed on, in a turn. */
  requests: number;
  pieces: number;
  /** How long pages give way to everything else, in milliseconds. */
  giveWayMs: number;
  /** Calls back in the next turn. Injected for tests, as is the clock. */
  nextTurn?: (turn: () => void) => void;
  now?: () => number;
}

/**
 * The order of work in the event loop. The system lets in one connection in a turn, so a turn that is long, or that
 * does many things, keeps everybody at the door: a turn in which somebody came in does nothing else, and any other
 * begins a few requests. Of those who wait, one of each address comes after the other, however many of them one sent.
 * Streams move a few pieces in a turn; pages that must be made come last, one in a turn.
 */
export function createTurns({
  nextTurn = setImmediate,
  now = () => performance.now(),
  ...most
}: TurnLimits): Turns {
  const line = createAddressLine<Waiting>();
  const pages: (() => void)[] = [];
  const begunPages: (() => void)[] = [];
  const pieces = createAddressLine<() => void>();
  /** Since when pages have given way. */
  let since = 0;
  let came = false;
  let begun = 0;
  let leftToDoor = 0;
  let coming = false;

  function turn(): void {
    const forDoor = came && leftToDoor < most.doorTurns;
    const calm = !came && begun === 0 && line.size() === 0;
    coming = came = false;
    begun = 0;
    leftToDoor = forDoor ? leftToDoor + 1 : 0;
    if (!forDoor) {
      for (let one = 0; one < most.requests; one += 1) line.next()?.begin();
      for (let passed = 0; passed < most.pieces; passed += 1) pieces.next()?.();
    }
    if (calm || now() - since > most.giveWayMs) makeNext();
    if (line.size() + pieces.size() + pages.length + begunPages.length > 0) comeAgain();
  }

  function comeAgain(): void {
    if (coming) return;
    coming = true;
    nextTurn(turn);
  }

  function makeNext(): void {
    since = now();
    (begunPages.shift() ?? pages.shift())?.();
  }

  function waitForCalm(those: (() => void)[], go: () => void): void {
    if (pages.length + begunPages.length === 0) since = now();
    those.push(go);
    comeAgain();
  }

  return {
    cameIn() {
      came = true;
      comeAgain();
    },
    begin(address, begin, refuse) {
      if (begun < most.requests && !came && line.size() === 0) {
        begun += 1;
        comeAgain();
        return begin();
      }
      if (line.sizeOf(address) >= most.ofAddress) return refuse();
      line.add(address, { begin, refuse });
      if (line.size() > most.inAll) line.dropLast()?.refuse();
      comeAgain();
    },
    pass(address) {
      comeAgain();
      return new Promise((go) => pieces.add(address, go));
    },
    whenCalm: (beginPage) => waitForCalm(pages, beginPage),
    goOn: () => new Promise((go) => waitForCalm(begunPages, go)),
  };
}

/** Of this process: it has one event loop. */
export const turns = createTurns({
  ofAddress: 512,
  inAll: 2_048,
  doorTurns: 16,
  requests: 4,
  pieces: 1,
  giveWayMs: 20,
});
