import type { Page } from "playwright/test";
import { liveUrl } from "../../app/urls/index.ts";
import { expect, hydrate, scriptRequests, test } from "./rigs/fixtures.ts";

/** A stream that is on at any time. */
const onAir = liveUrl(1);
const playlists = /\/hls\/.*\.m3u8$/;
const isLibrary = (path: string) => path.includes("hls");

/** A signal that comes back is met at the next try, and a busy machine takes its time over a picture. */
const patience = 60_000;
test.beforeEach(() => {
  test.setTimeout(3 * patience);
});

/** A browser of the many that cannot play such streams by themselves. */
const withoutHls = (page: Page) =>
  page.addInitScript(() => {
    const ask = HTMLMediaElement.prototype.canPlayType;
    HTMLMediaElement.prototype.canPlayType = function (type) {
      return type.includes("mpegurl") ? "" : ask.call(this, type);
    };
  });

const time = (page: Page) =>
  page.locator("video").evaluate((element: HTMLVideoElement) => element.currentTime);

/** It goes on from where it is now. */
async function plays(page: Page) {
  const reached = await time(page);
  await expect.poll(() => time(page), { timeout: patience }).not.toBe(reached);
  expect(await page.locator("video").evaluate((one: HTMLVideoElement) => one.paused)).toBe(false);
}

const playMuted = (page: Page) =>
  page.locator("video").evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    element.play().catch(() => undefined);
  });

test("a browser that plays streams needs none of the scripts for them", async ({ page }) => {
  const scripts = scriptRequests(page);
  await page.goto(onAir);
  await expect(page.locator(".live-cover")).toBeHidden();
  await playMuted(page);
  await plays(page);
  await hydrate(page);
  await plays(page);
  expect(scripts.filter(isLibrary)).toEqual([]);
});

test("any other gets them with the first press of play, and not before", async ({ page }) => {
  await withoutHls(page);
  const scripts = scriptRequests(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (playlists.test(request.url())) asked.push(request.url());
  });
  await page.goto(onAir);
  await expect(page.locator(".live-cover")).toBeVisible();
  await page.locator("h1").click();
  await hydrate(page);
  await page.waitForLoadState("networkidle");
  expect([scripts.filter(isLibrary), asked]).toEqual([[], []]);
  await page.locator(".live-cover").click();
  await expect(page.locator(".live-cover")).toBeHidden();
  await plays(page);
  expect(scripts.filter(isLibrary)).toHaveLength(1);
});

test("the very first touch of the page may be that press", async ({ page }) => {
  await withoutHls(page);
  await page.goto(onAir);
  await page.locator(".live-cover").click();
  await expect(page.locator(".live-signal p")).toHaveCount(0);
  await expect(page.locator(".live-cover")).toBeHidden();
  await plays(page);
});

test("the keyboard starts it too, also after a change of page", async ({ page }) => {
  await withoutHls(page);
  await page.goto(liveUrl(6));
  await hydrate(page);
  await page.locator(`.live-rooms a[href="${onAir}"]`).click();
  await expect(page.locator(".live-cover")).toBeVisible();
  await page.locator(".live-cover").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".live-cover")).toBeHidden();
  await plays(page);
});

for (const native of [true, false]) {
  const name = native ? "by the browser" : "by scripts";
  test(`a signal that is lost is looked for, and plays on: ${name}`, async ({ page, problems }) => {
    problems.allow(/404 .*\.(m3u8|ts)$/);
    if (!native) await withoutHls(page);
    await page.goto(onAir);
    await hydrate(page);
    if (native) await playMuted(page);
    else await page.locator(".live-cover").click();
    await plays(page);
    const signal = page.locator(".live-signal[role=status]");
    await expect(signal).toBeEmpty();

    await page.route(/\/hls\//, (route) => route.fulfill({ status: 404 }));
    await expect(signal).toContainText("信号中断", { timeout: patience });
    await expect(signal.locator("a")).toHaveAttribute("href", onAir);

    await page.unroute(/\/hls\//);
    await expect(signal).toBeEmpty({ timeout: patience });
    await plays(page);
  });

  test(`a signal that is not there yet is waited for: ${name}`, async ({ page, problems }) => {
    problems.allow(/404 .*\.m3u8$/);
    if (!native) await withoutHls(page);
    let refused = 0;
    await page.route(playlists, (route) => {
      refused += 1;
      return route.fulfill({ status: 404 });
    });
    await page.goto(onAir);
    await hydrate(page);
    if (native) await playMuted(page);
    else await page.locator(".live-cover").click();
    await expect(page.locator(".live-signal")).toContainText("信号中断", { timeout: patience });
    const before = refused;
    await expect.poll(() => refused, { timeout: patience }).toBeGreaterThan(before);
    await page.unroute(playlists);
    await expect(page.locator(".live-signal")).toBeEmpty({ timeout: patience });
    await plays(page);
  });
}

test("where nothing helps, it says so and names what does", async ({ page }) => {
  await withoutHls(page);
  await page.addInitScript(() => {
    Object.assign(globalThis, { MediaSource: undefined, ManagedMediaSource: undefined });
  });
  await page.goto(onAir);
  await page.locator(".live-cover").click();
  await expect(page.locator(".live-note[role=alert] a").last()).toHaveAttribute("href", playlists);
});

test("one thing is heard at a time", async ({ page }) => {
  await page.goto(liveUrl(8));
  await hydrate(page);
  await playMuted(page);
  await page.locator(".live-sound audio").evaluate(async (element: HTMLAudioElement) => {
    element.muted = true;
    await element.play();
  });
  const paused = () => page.locator("video").evaluate((one: HTMLVideoElement) => one.paused);
  await expect.poll(paused).toBe(true);
});
