import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { realHosts, startSite, type TestSite } from "../rigs/site.ts";
import { startUpstream, type FakeUpstream } from "../rigs/upstream.ts";
import { failAll, faults, pages, siteBefore, visit, wellHost } from "./rig.ts";

const minute = 60_000;
const hour = 60 * minute;

let fake: FakeUpstream;
let site: TestSite;
const seen = Object.values(pages);

// The page cache goes by `Date`, the cache of upstream reads by `performance.now`.
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  fake = await startUpstream();
  site = await siteBefore(fake.base);
  wellHost(fake);
  for (const path of seen) {
    const { status, headers } = await visit(site, path);
    expect([status, headers.get("x-cache")]).toEqual([200, "MISS"]);
  }
});
afterEach(async () => {
  vi.useRealTimers();
  await site.stop();
  await fake.stop();
});

const pagesGrowOlder = (ms: number) => void vi.setSystemTime(Date.now() + ms);

function readsGrowOlder(ms: number): void {
  const real = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => real() + ms);
}

const cacheWord = async (path: string) => {
  const { status, headers, html } = await visit(site, path);
  expect(html).toContain("<main");
  return [status, headers.get("x-cache")];
};

describe.each(["reset", "500", "HTML instead of JSON"] as const)("every host down (%s)", (name) => {
  beforeEach(() => failAll(fake, faults[name]));

  it("pages seen before are served ready while they are fresh", async () => {
    for (const path of seen) expect(await cacheWord(path)).toEqual([200, "HIT"]);
  });

  it("pages seen in the last 10 minutes are served at once, marked stale", async () => {
    pagesGrowOlder(9 * minute);
    readsGrowOlder(9 * minute);
    for (const path of seen) expect(await cacheWord(path)).toEqual([200, "STALE"]);
  });

  it("pages seen longer ago are made of what the host last said", async () => {
    pagesGrowOlder(11 * minute);
    readsGrowOlder(11 * minute);
    for (const path of seen) {
      const { status, html } = await visit(site, path);
      expect(status).toBe(200);
      if (path !== pages.player) expect(html).toContain("An album seen before");
    }
  });

  it("pages are served as they were, marked stale, when nothing the host said is left", async () => {
    pagesGrowOlder(11 * minute);
    readsGrowOlder(50 * hour);
    for (const path of seen) expect(await cacheWord(path)).toEqual([200, "STALE"]);
    pagesGrowOlder(23 * hour);
    for (const path of seen) expect(await cacheWord(path)).toEqual([200, "STALE"]);
  });

  it("pages seen more than a day ago are not served any more", async () => {
    pagesGrowOlder(25 * hour);
    readsGrowOlder(50 * hour);
    for (const path of seen) expect(await cacheWord(path)).toEqual([503, "MISS"]);
  });

  it("a page never seen is 503", async () => {
    const { status, headers, html } = await visit(site, "/content/view/movid/2");
    expect(status).toBe(503);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(html).toContain("<main");
  });

  it("the site says itself that it is ready", async () => {
    for (const path of ["/healthz", "/readyz"]) expect((await visit(site, path)).status).toBe(200);
  });
});

it("pages come back fresh when the host does", async () => {
  failAll(fake, faults["500"]);
  pagesGrowOlder(11 * minute);
  readsGrowOlder(50 * hour);
  for (const path of seen) expect(await cacheWord(path)).toEqual([200, "STALE"]);
  wellHost(fake);
  pagesGrowOlder(minute);
  expect(await cacheWord("/content/view/movid/1?page=1")).toEqual([200, "MISS"]);
  await vi.waitFor(async () => {
    pagesGrowOlder(10_000);
    expect(await cacheWord(pages.home)).toEqual([200, "HIT"]);
  }, 10_000);
});

it("what was known is served after a restart while every host is down, marked stale", async () => {
  const folder = mkdtempSync(join(tmpdir(), "restart-"));
  const start = () => startSite({ ...realHosts(fake.base), DATA_DIR: folder });
  const before = await start();
  for (const path of seen) expect((await visit(before, path)).status).toBe(200);
  await before.stop();
  failAll(fake, faults["500"]);
  pagesGrowOlder(2 * hour);
  readsGrowOlder(2 * hour);

  const after = await start();
  for (const path of seen) {
    const { status, headers, html } = await visit(after, path);
    expect([path, status, headers.get("x-cache")]).toEqual([path, 200, "STALE"]);
    expect(html).toContain("<main");
  }
  expect((await visit(after, "/content/view/movid/77")).status).toBe(503);
  await after.stop();
  rmSync(folder, { recursive: true, force: true });
});
