import type { Page } from "playwright/test";
import {
  documentRequests,
  expect,
  hydrate,
  hydrated,
  scriptRequests,
  test,
} from "./rigs/fixtures.ts";
import { register } from "./rigs/member.ts";
import { albumPage, audioPage, playerPage } from "./rigs/seed.ts";

const pages = { home: "/", album: albumPage, player: playerPage, "audio player": audioPage };

for (const [name, path] of Object.entries(pages)) {
  test(`reading ${name} costs no script`, async ({ page }) => {
    const scripts = scriptRequests(page);
    await page.goto(path);
    await page.mouse.move(300, 300);
    // A turn of the wheel before the first frame is lost.
    await expect(async () => {
      await page.mouse.wheel(0, 2_000);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    }).toPass();
    await page.waitForLoadState("networkidle");
    expect(scripts).toEqual([]);
  });
}

const intents: Record<string, (page: Page) => Promise<void>> = {
  keydown: (page) => page.keyboard.press("Shift"),
  pointerdown: (page) => page.mouse.click(2, 300),
  focusin: (page) => page.locator("#search-bar").focus(),
};
for (const [name, act] of Object.entries(intents)) {
  test(`${name} hydrates a page, and nothing is out of place`, async ({ page }) => {
    for (const path of [...Object.values(pages), "/?lang=en-US"]) {
      await page.goto(path);
      const scripts = scriptRequests(page);
      const before = (await page.locator("body").innerText()).split("\n");
      await act(page);
      await hydrated(page);
      expect(scripts.length).toBeGreaterThan(0);
      // Controls that need scripts may have come; nothing that was there has gone or changed.
      const after = new Set((await page.locator("body").innerText()).split("\n"));
      expect(before.filter((line) => !after.has(line))).toEqual([]);
    }
  });
}

test("a hydrated page changes without a reload, and its head with it", async ({ page }) => {
  await page.goto("/?lang=en-US");
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { marker: true }));
  const documents = documentRequests(page);

  const link = page.locator(".shelf .card a").first();
  const title = await link.locator("h3").innerText();
  const address = (await link.getAttribute("href")) ?? "";
  expect(address).toContain("?lang=en-US");
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect.poll(() => page.title()).toContain(title);
  await expect(page).toHaveURL(address);
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", page.url());

  await page.locator(".episodes a").first().click();
  await expect(page.locator(".player video, .player audio")).toBeVisible();
  await expect(page).toHaveURL(/\/html\/\d+\/\d+\.html\?lang=en-US$/);
  expect(documents).toEqual([]);
  expect(await page.evaluate(() => "marker" in window)).toBe(true);
});

test("back and forward restore the page and where it stood", async ({ page }) => {
  await page.goto("/");
  await hydrate(page);
  const documents = documentRequests(page);
  const card = page.locator(".portraits, .grid").last();
  await card.scrollIntoViewIfNeeded();
  const stood = await page.evaluate(() => scrollY);
  expect(stood).toBeGreaterThan(500);
  const homeTitle = await page.title();

  await page.locator(".card a[href*='/content/view/']:visible").last().click();
  await expect(page.locator(".album h1")).toBeVisible();
  await expect(page).not.toHaveTitle(homeTitle);
  const left = await page.evaluate(() => scrollY);
  expect(left).toBe(0);

  await page.goBack();
  await expect(page.locator(".slides")).toHaveCount(1);
  await expect(page).toHaveTitle(homeTitle);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.goForward();
  await expect(page.locator(".album h1")).toBeVisible();
  expect(documents).toEqual([]);
});

test("links stay the browser's own where a visitor asks for it", async ({ page, context }) => {
  await page.goto("/");
  await hydrate(page);
  const opened = context.waitForEvent("page");
  await page
    .locator(".shelf .card a")
    .first()
    .click({ modifiers: ["ControlOrMeta"] });
  await expect((await opened).locator(".album h1")).toBeVisible();
  await expect(page.locator(".slides")).toHaveCount(1);
});

test("what is typed before and while a page hydrates stays", async ({ page }) => {
  await page.goto("/");
  await page.locator("#search-bar").pressSequentially("恩典 and grace");
  await hydrated(page);
  await expect(page.locator("#search-bar")).toHaveValue("恩典 and grace");
});

test("the data saver never loads a script", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "lite", value: "1", url: String(baseURL) }]);
  const scripts = scriptRequests(page);
  for (const path of Object.values(pages)) {
    await page.goto(path);
    await page.keyboard.press("Tab");
    await page.mouse.click(2, 300);
    await page.waitForLoadState("networkidle");
  }
  expect(scripts).toEqual([]);
});

test("what is typed while the scripts are on their way stays", async ({ page }) => {
  await register(page);
  await page.goto(playerPage);
  await page.locator("#note textarea").fill("before");
  await page.locator("#note button").click();
  await expect(page.locator(".toast p")).toBeVisible();

  const typed = Promise.withResolvers<undefined>();
  await page.route(/assets\/.*\.js/, async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto(playerPage);
  await page.locator("#note textarea").pressSequentially(" and after");
  const value = await page.locator("#note textarea").inputValue();
  expect(value).toContain(" and after");
  typed.resolve(undefined);
  await hydrated(page);
  await expect(page.locator("#note textarea")).toHaveValue(value);
});
