import type { Page } from "playwright/test";
import { expect, hydrate, hydrated, test } from "./rigs/fixtures.ts";
import { albumPage, playerPage } from "./rigs/seed.ts";

const focused = (page: Page) => page.locator("*:focus");

/** Presses Tab until the wanted element has the focus; fails where it is never reached. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    if (await focused(page).evaluate((element, css) => element.matches(css), selector)) return;
  }
  throw new Error(`Tab never reaches ${selector}`);
}

for (const path of ["/", albumPage, playerPage]) {
  test(`the first Tab on ${path} reaches the skip link`, async ({ page }) => {
    await page.goto(path);
    await page.keyboard.press("Tab");
    await expect(page.locator(".skip")).toBeFocused();
    await expect(page.locator(".skip")).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
    await page.keyboard.press("Tab");
    const inMain = await focused(page).evaluate((element) => element.closest("main") !== null);
    expect(inMain).toBe(true);
  });
}

test("whatever has the focus shows it, and is not hidden under a bar", async ({
  page,
  context,
  baseURL,
}) => {
  // The advertisement was just shown: it is closed by Escape and no bar.
  const now = String(Math.floor(Date.now() / 1000));
  await context.addCookies([{ name: "fad", value: now, url: String(baseURL) }]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(albumPage);
  await hydrate(page);
  const unseen: string[] = [];
  for (let presses = 0; presses < 45; presses++) {
    await page.keyboard.press("Tab");
    const fault = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return null;
      const name = `${element.tagName} ${element.textContent.trim().slice(0, 20)}`;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      if (outlineStyle === "none" || outlineWidth === "0px") return `${name}: no outline`;
      const { left, top, width, height } = element.getBoundingClientRect();
      const under = document.elementFromPoint(left + width / 2, top + height / 2);
      const seen = under !== null && (element.contains(under) || under.contains(element));
      return seen
        ? null
        : `${name}: covered by ${under?.closest("[class]")?.outerHTML.slice(0, 40) ?? "nothing"}`;
    });
    if (fault !== null) unseen.push(fault);
  }
  expect(unseen).toEqual([]);
});

test("the phone menu opens by keyboard and survives hydration", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await tabTo(page, ".fold > summary");
  await page.keyboard.press("Enter");
  await hydrated(page);
  await expect(page.locator(".fold")).toHaveAttribute("open");
  await tabTo(page, ".sheet button[name=theme]");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("an episode is opened by keyboard, and the slider scrolls by it", async ({ page }) => {
  await page.goto("/");
  await tabTo(page, ".slides ol");
  await page.keyboard.press("ArrowRight");
  const moved = () => page.locator(".slides ol").evaluate((slides) => slides.scrollLeft);
  await expect.poll(moved).toBeGreaterThan(0);

  await page.goto(albumPage);
  await tabTo(page, ".episodes a");
  await page.keyboard.press("Enter");
  await expect(page.locator(".player-head h1")).toBeVisible();
});

test("the browser's player is reached and played by keyboard", async ({ page }) => {
  await page.goto(playerPage);
  await page.locator("video").evaluate((video: HTMLVideoElement) => (video.muted = true));
  await tabTo(page, "video");
  await page.keyboard.press("Space");
  const playing = () =>
    page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(playing).toBeGreaterThan(0.1);
});
