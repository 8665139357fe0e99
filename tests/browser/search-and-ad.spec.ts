import { searchUrl } from "../../app/urls/index.ts";
import { expect, hydrated, test } from "./rigs/fixtures.ts";

test("the last three searches stand under the box, newest first, and lead back", async ({
  page,
}) => {
  for (const word of ["恩典", "祷告", "盼望", "恩典"]) {
    await page.goto("/");
    await page.locator("#search-bar").fill(word);
    await page.locator("#search-bar").press("Enter");
    await expect(page.locator("h1")).toContainText(word);
  }
  await page.goto("/");
  await page.locator("#search-bar").focus();
  await hydrated(page);
  const panel = page.locator(".search-panel .hot-words").first();
  await expect(panel.locator("a")).toHaveText(["恩典", "盼望", "祷告"]);
  await panel.locator("a").nth(1).click();
  await expect(page.locator("h1")).toContainText("盼望");
});

test("hits are marked in the titles", async ({ page }) => {
  await page.goto(searchUrl("恩典"));
  await expect(page.locator(".card-title mark").first()).toHaveText("恩典");
});

test.describe("the popup ad", () => {
  test("shows once, goes with Escape, and stays away for its interval", async ({ page }) => {
    await page.goto("/");
    await page.keyboard.press("Shift");
    await expect(page.locator(".popup-ad")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator(".popup-ad")).toHaveCount(0);
    await page.reload();
    await page.keyboard.press("Shift");
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    await expect(page.locator(".popup-ad")).toHaveCount(0);
  });

  test("shows again when its interval is over", async ({ page, context, baseURL }) => {
    const yesterday = Math.floor(Date.now() / 1000) - 90_000;
    await context.addCookies([{ name: "fad", value: String(yesterday), url: baseURL ?? "" }]);
    await page.goto("/");
    await page.keyboard.press("Shift");
    await expect(page.locator(".popup-ad")).toBeVisible();
  });

  test("counts down and goes by itself", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    await page.keyboard.press("Shift");
    await expect(page.locator(".popup-ad")).toBeVisible();
    await page.clock.runFor(9_000);
    await expect(page.locator(".popup-ad")).toHaveCount(0);
  });
});

test("a topic that lives elsewhere opens in a new tab", async ({ page }) => {
  await page.goto("/");
  const outside = page.locator('.grid.wide a[target="_blank"]').first();
  await expect(outside).toHaveAttribute("rel", /noopener/);
  await expect(outside).toHaveAttribute("href", /^https:\/\/example\.org/);
});
