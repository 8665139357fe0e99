import type { Page } from "playwright/test";
import { channelUrl, commentUrl, favoritesUrl, homeUrl, suggestUrl } from "../../app/urls/index.ts";
import { documentRequests, expect, hydrate, test } from "./rigs/fixtures.ts";
import { register } from "./rigs/member.ts";
import { albumPage, playerPage } from "./rigs/seed.ts";

/** The page as it stands, hydrated; what the browser loads by itself from now on. */
async function open(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await hydrate(page);
  return documentRequests(page);
}

const scrolled = (page: Page) => page.evaluate(() => scrollY);

test("a heart changes in its place: scroll, focus and page stay", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await register(page);
  const documents = await open(page, albumPage);
  const heart = page.locator("button[name=intent][value]");
  await heart.scrollIntoViewIfNeeded();
  const stood = await scrolled(page);
  await heart.focus();
  await page.keyboard.press("Enter");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".toast")).toContainText("已加入收藏");
  await expect(heart).toBeFocused();
  expect([await scrolled(page), documents]).toEqual([stood, []]);
});

test("what plays plays on while a note is saved and the page turns dark", async ({ page }) => {
  await register(page);
  const documents = await open(page, playerPage);
  const video = page.locator("video");
  await video.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true;
    element.loop = true;
    await element.play();
    Object.assign(element, { marked: true });
  });
  await page.locator("#note textarea").fill("heard while it plays");
  await page.locator("#note button").click();
  await expect(page.locator(".toast")).toContainText("笔记已保存");
  await expect(page.locator("#note textarea")).toHaveValue("heard while it plays");
  await page.locator("button[name=theme][value=dark]:visible").click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const plays = (element: HTMLVideoElement) => !element.paused && "marked" in element;
  expect([await video.evaluate(plays), documents]).toEqual([true, []]);
});

test("the keyboard stays at the switch it pressed, whatever stands there now", async ({ page }) => {
  await open(page, homeUrl());
  for (const [pressed, next] of [
    ["button[name=theme][value=dark]", "button[name=theme][value=light]"],
    ["button[name=theme][value=light]", "button[name=theme][value=dark]"],
    ["button[name=lang][value=en-US]", "button[name=lang][value=zh-CN]"],
  ] as const) {
    await page.locator(`${pressed}:visible`).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(`${next}:visible`)).toBeFocused();
  }
});

test("the language changes without a reload, words and address", async ({ page }) => {
  const documents = await open(page, homeUrl());
  await page.locator("button[name=lang]:visible").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
  await expect(page).toHaveURL(/lang=en-US/);
  await expect(page.getByRole("navigation").first()).toContainText("Bible");
  await page.locator("button[name=lang]:visible").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  expect(documents).toEqual([]);
});

test("a comment that was said leaves an empty field, one that was refused its words", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 400/);
  await register(page);
  const documents = await open(page, commentUrl("channel", 1));
  const field = page.locator("textarea");
  await field.fill("   ");
  await page.locator(".comment-form button").click();
  await expect(page.locator(".comment-form [aria-invalid=true]")).toBeFocused();
  await expect(field).toHaveValue("   ");
  await field.fill("said in its place");
  await page.locator(".comment-form button").click();
  await expect(page.locator(".toast")).toContainText("留言成功");
  await expect(page.locator("textarea").first()).toHaveValue("");
  expect(documents).toEqual([]);
});

test("a line that fails takes no word, and the form goes out again", async ({ page, problems }) => {
  problems.allow(/Failed to load resource|ERR_/);
  const documents = await open(page, suggestUrl());
  await register(page);
  await open(page, suggestUrl());
  documents.length = 0;
  await page.locator("textarea").fill("words on a bad line");
  await page.route(/suggest\.data/, (route) => route.abort());
  await page.locator("form:has(textarea) button").click();
  await expect(page.locator(".toast[role=alert]")).toContainText("可能已经送达");
  await expect(page.locator("textarea")).toHaveValue("words on a bad line");
  await page.unroute(/suggest\.data/);
  await page.locator("form:has(textarea) button").click();
  await expect(page.locator(".toast[role=status] p")).toBeVisible();
  await expect(page.locator(".toast[role=alert]")).toHaveCount(0);
  expect(documents).toEqual([]);
});

test("two presses at once are one", async ({ page }) => {
  await register(page);
  await open(page, channelUrl(1));
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  await page.locator(".follow button").dblclick();
  await expect(page.locator(".toast")).toContainText("已关注这个频道");
  expect(sent).toHaveLength(1);
});

test("a deleted entry leaves the list, and the keyboard on the page", async ({ page }) => {
  await register(page);
  await open(page, albumPage);
  await page.locator("button[name=intent][value=add]").click();
  await expect(page.locator(".toast")).toContainText("已加入收藏");
  const documents = await open(page, favoritesUrl());
  await page.locator(".record summary").click();
  await page.locator(".record button").click();
  await expect(page.locator(".record")).toHaveCount(0);
  await expect(page.locator("#content")).toBeFocused();
  expect(documents).toEqual([]);
});
