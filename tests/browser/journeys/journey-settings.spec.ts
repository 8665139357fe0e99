import type { Page } from "playwright/test";
import { expect, hydrate, test } from "../rigs/fixtures.ts";
import { albumPage } from "../rigs/seed.ts";

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const paper = { light: "rgb(251, 250, 247)", dark: "rgb(21, 20, 17)" };

test("the language changes, stays on links, and changes back", async ({ page }) => {
  await page.goto(albumPage);
  const html = page.locator("html");
  await expect(html).toHaveAttribute("lang", "zh-CN");
  await page.locator("button[name=lang]:visible").click();
  await expect(html).toHaveAttribute("lang", "en-US");
  await expect(page).toHaveURL(`${albumPage}?lang=en-US`);
  await expect(page.locator("#episodes-title")).toHaveText("Episodes");

  const without = await page.locator("a[href^='/']:not([href*='lang=en-US'])").count();
  expect(without).toBe(0);
  await page.locator(".episodes a").first().click();
  await expect(page).toHaveURL(/\.html\?lang=en-US$/);
  await expect(html).toHaveAttribute("lang", "en-US");
  await page.locator(".top-bar .logo").click();
  await expect(page).toHaveURL("/?lang=en-US");

  await page.locator("button[name=lang]:visible").click();
  await expect(html).toHaveAttribute("lang", "zh-CN");
  await expect(page).toHaveURL("/");
});

test("the language of the last choice is kept for addresses that name none", async ({ page }) => {
  await page.goto("/");
  await page.locator("button[name=lang]:visible").click();
  await expect(page).toHaveURL("/?lang=en-US");
  await page.goto(albumPage);
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
  await page.goto(`${albumPage}?lang=zh-CN`);
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
});

test("a page keeps its place and its query when the language changes", async ({ page }) => {
  await page.goto(`${albumPage}?page=2`);
  await page.locator("button[name=lang]:visible").click();
  await expect(page).toHaveURL(`${albumPage}?page=2&lang=en-US`);
  await expect(page.locator(".pager [aria-current=page]")).toHaveText("2");
});

test("without a choice the page looks as the system does", async ({ page }) => {
  await page.goto("/");
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => background(page)).toBe(paper[colorScheme]);
    await expect(page.locator("html")).not.toHaveAttribute("data-theme");
    // One button is offered, the one that changes something.
    const other = colorScheme === "dark" ? "light" : "dark";
    await expect(page.locator("button[name=theme]:visible")).toHaveAttribute("value", other);
  }
});

test("a chosen appearance wins over the system's and stays", async ({ page }) => {
  const html = page.locator("html");
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(albumPage);
  for (const theme of ["dark", "light"] as const) {
    await page.locator("button[name=theme]:visible").click();
    await expect(html).toHaveAttribute("data-theme", theme);
    await expect(page).toHaveURL(albumPage);
    await expect.poll(() => background(page)).toBe(paper[theme]);
    await page.emulateMedia({ colorScheme: theme === "dark" ? "light" : "dark" });
    await page.locator(".episodes a").first().click();
    await expect(page.locator(".player-head")).toBeVisible();
    await expect.poll(() => background(page)).toBe(paper[theme]);
    await page.goBack();
    await expect(page.locator(".album")).toBeVisible();
  }
});

test("the data saver leaves pictures away and can be left", async ({ page }) => {
  await page.goto("/");
  const pictures = page.locator("main img");
  expect(await pictures.count()).toBeGreaterThan(20);
  await page.locator("button[name=lite]").click();
  await expect(page.locator("html")).toHaveAttribute("data-lite");
  await expect(pictures).toHaveCount(0);

  await page.locator(".shelf .card a").first().click();
  await expect(page.locator(".album h1")).toBeVisible();
  await expect(pictures).toHaveCount(0);
  await page.locator("button[name=lite]").click();
  await expect(page.locator("html")).not.toHaveAttribute("data-lite");
  expect(await pictures.count()).toBeGreaterThan(0);
});

test("on a phone the settings are in the menu", async ({ page, javaScriptEnabled }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  if (javaScriptEnabled) await hydrate(page);
  await expect(page.locator("button[name=lang]:visible")).toHaveCount(0);
  await page.locator(".fold > summary").click();
  await page.locator("button[name=theme]:visible").click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  // With scripts the page is not loaded anew, and the menu stays for the next choice.
  if (!javaScriptEnabled) await page.locator(".fold > summary").click();
  await page.locator("button[name=lang]:visible").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
