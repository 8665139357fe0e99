import { hostilePages, startHostileHost } from "../rigs/hostile-host.ts";
import { realHosts } from "../rigs/site.ts";
import type { FakeUpstream } from "../rigs/upstream.ts";
import { expect, test } from "./rigs/fixtures.ts";
import { startSite, type SiteProcess } from "./rigs/site.ts";

let host: FakeUpstream;
let site: SiteProcess;
test.beforeAll(async () => {
  host = await startHostileHost();
  site = await startSite(realHosts(host.base));
});
test.afterAll(async () => {
  await site.stop();
  await host.stop();
});

test("no foreign data makes a page wider than a phone, or runs", async ({ page, problems }) => {
  // What a host calls a picture need not be one.
  problems.allow(/status of 404 .*\/img\//);
  page.on("dialog", () => {
    throw new Error("a host's script has run");
  });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of hostilePages) {
    await page.goto(site.origin + path, { waitUntil: "load" });
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(excess, path).toBe(0);
  }
});
