import type { ServerResponse } from "node:http";
import { turns } from "./turns.ts";

interface StreamPlace {
  /** Resolves when a chunk of so many bytes may be handed on. */
  move(bytes: number): Promise<void>;
}

export interface StreamPlaces {
  /** A place for an answer that streams, given back when it closes; null where none can be had. */
  take(address: string, response: ServerResponse): StreamPlace | null;
  /** Ends the answers whose readers do not keep up. Runs by itself once a second. */
  sweep(): void;
  close(): void;
}

export interface StreamLimits {
  most: number;
  perAddress: number;
  /** Milliseconds. Injected for tests. */
  now?: () => number;
}

/** Who stands still for longer gives way where places are short. */
const yieldMs = 5_000;
/** A reader slower than this loses the place while bytes wait. Browsers come back with a Range. */
const slowest = { bytesPerSecond: 4 * 1024, overMs: 20_000 };
/** Nothing came and nothing went: the host itself hangs. */
const idleMs = 30_000;
const sweepMs = 1_000;

/** Few enough streams for everybody, and none for those who do not read them. */
export function createStreamPlaces({
  most,
  perAddress,
  now = () => performance.now(),
}: StreamLimits): StreamPlaces {
  const taken = new Set<Taken>();

  function longestStalled(among: Taken[]): Taken | undefined {
    const [first] = among
      .filter((one) => one.stalledMs() > yieldMs)
      .sort((a, b) => b.stalledMs() - a.stalledMs());
    return first;
  }

  function sweep() {
    for (const one of taken) {
      if (one.stalledMs() >= slowest.overMs || one.idleMs() >= idleMs) lose(one);
    }
  }

  function lose(one: Taken) {
    taken.delete(one);
    one.response.destroy();
  }

  const timer = setInterval(sweep, sweepMs).unref();
  return {
    take(address, response) {
      const own = [...taken].filter((one) => one.address === address);
      const short = own.length >= perAddress ? own : taken.size >= most ? [...taken] : null;
      if (short !== null) {
        const stalled = longestStalled(short);
        if (stalled === undefined) return null;
        lose(stalled);
      }
      const place = hold(address, response, now);
      taken.add(place);
      response.once("close", () => taken.delete(place));
      response.on("drain", () => {
        if (place.drained()) lose(place);
      });
      return place;
    },
    sweep,
    close: () => clearInterval(timer),
  };
}

interface Taken extends StreamPlace {
  address: string;
  response: ServerResponse;
  /** How long bytes have waited for the reader. */
  stalledMs(): number;
  idleMs(): number;
  /** Called when the reader has taken all that waited: whether it was too little in too long a time. */
  drained(): boolean;
}

function hold(address: string, response: ServerResponse, now: () => number): Taken {
  let movedAt = now();
  const fresh = () => ({ from: now(), bytes: 0, waitedMs: 0 });
  let span = fresh();
  const sinceMoved = () => now() - movedAt;
  return {
    address,
    response,
    async move(bytes) {
      await turns.pass(address);
      movedAt = now();
      span.bytes += bytes;
    },
    stalledMs: () => (response.writableLength > 0 ? sinceMoved() : 0),
    idleMs: sinceMoved,
    drained() {
      span.waitedMs += sinceMoved();
      const ms = now() - span.from;
      if (ms < slowest.overMs) return false;
      // Where mostly nothing waited, the host is slow and not the reader.
      const waited = span.waitedMs > ms / 2;
      const slow = waited && (span.bytes * 1_000) / ms < slowest.bytesPerSecond;
      span = fresh();
      return slow;
    },
  };
}
