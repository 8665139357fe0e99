import type { Page } from "playwright/test";
import { albumUrl } from "../../../app/urls/index.ts";
import { expect } from "./fixtures.ts";
import { inOrder } from "./seed.ts";

export const album = albumUrl(inOrder.movid);

export const bar = (page: Page) => page.locator(".audio-player");
export const title = (page: Page) => page.locator(".audio-heard a");
export const control = (page: Page, name: string) =>
  bar(page).getByRole("button", { name, exact: true });

/** Its element stands in no document: each one that is asked to play is kept here. */
export const watch = (page: Page) =>
  page.addInitScript(() => {
    const played = new Set<HTMLMediaElement>();
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function () {
      if (!this.isConnected) played.add(this);
      return play.call(this);
    };
    Object.assign(globalThis, { played });
  });
declare const played: Set<HTMLMediaElement>;

export const heard = (page: Page) =>
  page.evaluate(() => {
    const [element] = played;
    return {
      elements: played.size,
      playing: element !== undefined && !element.paused,
      seconds: element?.currentTime ?? 0,
      speed: element?.playbackRate ?? 0,
    };
  });
export const seconds = async (page: Page) => (await heard(page)).seconds;
export const isPlaying = async (page: Page) => (await heard(page)).playing;

export async function expectPlaying(page: Page): Promise<void> {
  const reached = await seconds(page);
  await expect.poll(async () => (await seconds(page)) !== reached).toBe(true);
  await expect.poll(() => isPlaying(page)).toBe(true);
}

export const moveTo = (page: Page, to: number) =>
  page.evaluate((to) => {
    for (const element of played) element.currentTime = to;
  }, to);

/** Nearly to its end, so that it ends by itself. */
export const toEnd = (page: Page) =>
  page.evaluate(() => {
    for (const element of played) element.currentTime = element.duration - 0.3;
  });

export async function listen(page: Page, path = album): Promise<void> {
  await watch(page);
  await page.goto(path);
  await page.locator(".album a[data-listen]").first().click();
  await expect(bar(page)).toBeVisible();
  await expectPlaying(page);
}
