import { createBuckets, pointsOfLost, type Bucket } from "./buckets.ts";
import type { Page } from "../page-cache.ts";
import { createCounters, type MakeCounter } from "../../session/counters.ts";
import { createPatience } from "./patience.ts";
import { createPlaces } from "./places.ts";
import { watchPressure, type Pressure } from "./pressure.ts";
import { turns } from "./turns.ts";

/** Why a request is answered without any work. */
export interface Refusal {
  status: number;
  words: string;
  /** Seconds until trying again makes sense; 0 where there is nothing to wait for. */
  waitSeconds: number;
}

/** What stands before all work that is not a page from the cache. */
export interface Admission {
  /** Why this address may not ask for such work now, or null. Takes one from its bucket. */
  ask(bucket: Bucket, address: string): Promise<Refusal | null>;
  /** Makes a page for an address in a place of its own; where there is none, a page that says so. */
  render(address: string, make: () => Promise<Page>): Promise<Page>;
  close(): void;
}

const admissionLimits = {
  /** Pages made at one time, and how long one keeps its place while it waits for a host. */
  renders: { atOnce: 16, yieldMs: 300, inAll: 256, waiting: 256, waitMs: 3_000 },
  /** Of those who wait for one to be made, so many have one address. */
  waitingOfAddress: 20,
  /** The process answers late by this much on average: what it has begun comes first. */
  lateMs: 100,
  /** Late by this much, pages wait for each other and not for hosts. */
  crowdedMs: 10,
  /** With fewer pages being rendered, something else than visitors makes the process late. */
  busyFrom: 4,
} as const;

/** `times` is how many times the limits on one address apply; `counter` counts for all processes of this machine. */
export function createAdmission(
  times: number,
  pressure: Pressure = watchPressure(),
  counter: MakeCounter = createCounters(null),
): Admission {
  const buckets = createBuckets(times, counter);
  const patience = createPatience();
  const places = createPlaces({
    ...admissionLimits.renders,
    crowded: () => pressure.lateMs() > admissionLimits.crowdedMs,
    waitingOfAddress: times === 0 ? Infinity : admissionLimits.waitingOfAddress * times,
    whenCalm: turns.whenCalm,
  });
  const overrun = () =>
    pressure.lateMs() > admissionLimits.lateMs && places.busy() >= admissionLimits.busyFrom;

  return {
    async ask(bucket, address) {
      const wait = await buckets.take(bucket, address);
      if (wait > 0) {
        await patience.wait(address);
        return { status: 429, words: "Too many requests.", waitSeconds: wait };
      }
      return overrun() ? busy : null;
    },
    async render(address, make) {
      const page = await places.run(address, make);
      if (page?.status === 404) buckets.drain("pages", address, pointsOfLost - 1);
      return page ?? shed();
    },
    close: () => pressure.stop(),
  };
}

const busy: Refusal = {
  status: 503,
  words: "Too many visitors at this moment. Please try again shortly.",
  waitSeconds: 3,
};

function shed(): Page {
  return {
    status: busy.status,
    headers: [
      ["content-type", "text/plain; charset=utf-8"],
      ["retry-after", String(busy.waitSeconds)],
    ],
    body: Buffer.from(`${busy.words}\n`),
    data: null,
    timing: "",
    hit: null,
    degraded: false,
    staleMs: 0,
  };
}
