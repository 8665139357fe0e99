import type { Page } from "playwright/test";
import { searchUrl } from "../../app/urls/index.ts";
import { documentRequests, expect, hydrate, test } from "./rigs/fixtures.ts";
import { fillIn } from "./rigs/member.ts";
import { albumPage, playerPage } from "./rigs/seed.ts";

const scripts = /\/assets\/.*\.js/;
const blocked = /ERR_FAILED|Failed to fetch dynamically imported module|Error loading route module/;

/** A page that lost its styles is white. */
const paper = "rgb(251, 250, 247)";
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test("a page whose scripts never arrive works by links and forms", async ({ page, problems }) => {
  problems.allow(blocked);
  await page.route(scripts, (route) => route.abort());
  await page.goto("/");
  await page.keyboard.press("Shift");
  const documents = documentRequests(page);
  await page.locator(".shelf .card a").first().click();
  await expect(page.locator(".album h1")).toBeVisible();
  await page.locator(".episodes a").first().click();
  await expect(page.locator(".player video, .player audio")).toBeVisible();
  await page.locator("#search-bar").fill("恩典");
  await page.locator("#search-bar").press("Enter");
  await expect(page).toHaveURL(searchUrl("恩典"));
  await page.locator("button[name=theme]:visible").click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(documents.length).toBeGreaterThanOrEqual(4);
});

test("a member whose scripts broke off half-way signs in, favours and writes", async ({
  page,
  problems,
}) => {
  problems.allow(blocked);
  // The entry arrives, what it needs does not.
  await page.route(/\/assets\/(?!entry).*\.js/, (route) => route.abort());
  await page.goto(albumPage);
  await page.keyboard.press("Shift");
  await page.locator(".top-bar > .wrap > .sign-in").click();
  await page.locator("main .chips a").nth(1).click();
  await fillIn(page, "demo", "gospel123");
  await expect(page.locator(".member-name")).toHaveText("示范会员");
  await page.locator("button[name=intent]").click();
  await expect(page.locator(".toast p")).toBeVisible();
  await page.goto(playerPage);
  await page.locator("#note textarea").fill("半路");
  await page.locator("#note button").click();
  await expect(page.locator(".toast p")).toHaveText("笔记已保存");
});

test("scripts that hang keep nobody waiting", async ({ page }) => {
  await page.route(scripts, () => {});
  await page.goto("/");
  await page.keyboard.press("Shift");
  await page.locator(".shelf .card a").first().click();
  await expect(page.locator(".album h1")).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a line that breaks after hydration still leads on", async ({ page, problems }) => {
  problems.allow(blocked);
  await page.goto("/");
  await hydrate(page);
  await page.route(scripts, (route) => route.abort());
  // The code of the next page cannot be had: the router reloads this one, and then links are plain links.
  await page.locator(".shelf .card a").first().click();
  await page.waitForLoadState();
  await expect(async () => {
    await page.locator(".shelf .card a").first().click({ timeout: 2_000 });
    await expect(page.locator(".album h1")).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 15_000 });
});

test("data that cannot be fetched shows a page that offers to try again", async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED|Failed to fetch/);
  await page.goto(albumPage);
  await hydrate(page);
  await page.route(/\.data/, (route) => route.abort());
  await page.locator(".top-bar .logo").click();
  const retry = page.locator(".message a.button");
  await expect(retry).toBeVisible();
  await expect.poll(() => background(page)).toBe(paper);
  await page.unrouteAll();
  await retry.click();
  await expect(page.locator(".slides")).toBeVisible();
});

test("a slow server is waited for, once", async ({ page }) => {
  await page.goto("/");
  await hydrate(page);
  let asked = 0;
  const answered = Promise.withResolvers<undefined>();
  await page.route(/\.data/, async (route) => {
    asked++;
    await answered.promise;
    await route.continue();
  });
  const card = page.locator(".shelf .card a").first();
  await card.click();
  await expect.poll(() => asked).toBe(1);
  await expect(card).toBeVisible();
  answered.resolve(undefined);
  await expect(page.locator(".album h1")).toBeVisible();
  expect(asked).toBe(1);
});

test("a lost lamb met by client navigation looks like one, and leads back", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 404 .*\/no\/such\/page/);
  await page.goto("/");
  await hydrate(page);
  await page.locator(".top-bar .logo").evaluate((link) => {
    link.setAttribute("href", "/no/such/page");
  });
  await page.locator(".top-bar .logo").click();
  await expect(page.locator("#search-page")).toBeVisible();
  await expect.poll(() => background(page)).toBe(paper);
  await page.locator(".message a.button").click();
  await expect(page.locator(".slides")).toBeVisible();
  await expect.poll(() => background(page)).toBe(paper);
});
