import type { CDPSession, Page } from "playwright";

/** A line, as browsers are told to pretend it. */
export interface Line {
  name: string;
  /** Bytes a second each way; milliseconds until an answer begins. */
  bytesPerSecond: number;
  latencyMs: number;
  /** How many times slower the processor is. */
  cpu: number;
}

const kilobit = 1_000 / 8;
export const lines = {
  narrow: { name: "50 kb/s, 400 ms", bytesPerSecond: 50 * kilobit, latencyMs: 400, cpu: 1 },
  slow4g: {
    name: "Slow 4G (1.6 Mb/s, 150 ms, CPU 4x)",
    bytesPerSecond: 1_600 * kilobit,
    latencyMs: 150,
    cpu: 4,
  },
} satisfies Record<string, Line>;

export interface Paint {
  /** Milliseconds from the navigation; NaN where nothing was painted in time. */
  fcp: number;
  lcp: number;
}

/** Pictures come one after the other on such a line; what is painted after this does not count any more. */
const patienceMs = { paint: 20_000, rest: 5_000 };

export async function slowDown(devTools: CDPSession, line: Line): Promise<void> {
  await devTools.send("Network.enable");
  await devTools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: line.latencyMs,
    downloadThroughput: line.bytesPerSecond,
    uploadThroughput: line.bytesPerSecond,
  });
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: line.cpu });
}

/** Opens a page, and waits until it is painted and all is there, or nobody would wait any longer. */
export async function openAndPaint(page: Page, url: string): Promise<Paint> {
  await page.addInitScript(() => {
    const seen = { fcp: NaN, lcp: NaN };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntriesByName("first-contentful-paint"))
        seen.fcp = startTime;
    }).observe({ type: "paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.lcp = startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await page.goto(url, { waitUntil: "commit", timeout: patienceMs.paint });
  await page
    .waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length > 0,
      null,
      {
        timeout: patienceMs.paint,
      },
    )
    .catch(() => undefined);
  await page.waitForLoadState("load", { timeout: patienceMs.rest }).catch(() => undefined);
  return page.evaluate(() => (window as unknown as { seen: Paint }).seen);
}
