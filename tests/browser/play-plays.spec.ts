import type { Page } from "playwright/test";
import { albumUrl, playerUrl } from "../../app/urls/index.ts";
import { documentRequests, expect, hydrate, test } from "./rigs/fixtures.ts";
import { inOrder, yearly } from "./rigs/seed.ts";

const medium = (page: Page) => page.locator(".player :is(video, audio)");
const plays = (page: Page) =>
  expect.poll(() => medium(page).evaluate((one: HTMLMediaElement) => one.paused)).toBe(false);

test("what says play plays: the album, the next episode, another, sound", async ({ page }) => {
  const [first, second] = inOrder.urlids;
  await page.goto(albumUrl(inOrder.movid));
  await hydrate(page);
  const documents = documentRequests(page);
  await page.locator(".album .primary").click();
  await plays(page);
  await page.locator("a[rel=next]").first().click();
  await expect(page).toHaveURL(new RegExp(`/${second}`));
  await plays(page);
  await page.locator(".episodes li").first().locator("a").first().click();
  await expect(page).toHaveURL(new RegExp(`/${first}`));
  await plays(page);
  await page.locator(".player-head .chips a:not([aria-current])").click();
  await expect(page.locator(".player audio")).toHaveCount(1);
  await plays(page);
  expect(documents).toEqual([]);
});

test("looking through the episodes of a long album leaves what plays alone", async ({ page }) => {
  await page.goto(playerUrl(yearly.movid, yearly.urlids[0] ?? 0));
  await hydrate(page);
  await medium(page).evaluate(async (one: HTMLMediaElement) => {
    one.muted = true;
    one.loop = true;
    await one.play();
    Object.assign(one, { marked: true });
  });
  const before = await page.locator(".episodes").innerText();
  await page.locator("#episodes .pager a:not([aria-current])").first().click();
  await expect(page.locator(".episodes")).not.toHaveText(before);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const same = (one: HTMLMediaElement) => !one.paused && "marked" in one;
  expect(await medium(page).evaluate(same)).toBe(true);
});
