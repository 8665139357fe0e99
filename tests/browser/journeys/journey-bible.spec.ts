import { biblesUrl, chapterUrl, inLanguage } from "../../../app/urls/index.ts";
import { expect, hydrate, scriptRequests, test } from "../rigs/fixtures.ts";
import { register } from "../rigs/member.ts";

const john3 = chapterUrl(43, 3);
const verse = (number: number) => `#v${number}`;
const tool = (name: string) => `.reader-tools summary:text-is("${name}")`;

test("a book, its chapters, and on over its edge", async ({ page }) => {
  await page.goto(biblesUrl());
  await page.locator('main a:text-is("诗篇")').first().click();
  await expect(page.locator("h1")).toContainText("诗篇 1");
  await page.locator(tool("章节")).click();
  await page.locator('.chapter-numbers a:text-is("150")').click();
  await expect(page.locator("h1")).toContainText("诗篇 150");
  await page.locator("a[rel=next]").last().click();
  await expect(page.locator("h1")).toContainText("箴言 1");
  await page.locator("a[rel=prev]").last().click();
  await expect(page.locator("h1")).toContainText("诗篇 150");
});

test("versions beside each other; one that lacks the chapter says so", async ({ page }) => {
  await page.goto(john3);
  await page.locator(tool("版本")).click();
  await page.locator("input[value=kjv]").check();
  await page.locator("button[name=multi][value='1']").click();
  await expect(page.locator("main")).toContainText("For God so loved the world");
  await expect(page.locator("main")).toContainText("神爱世人");
  // The choice stays, in every chapter.
  await page.goto(chapterUrl(2, 5));
  await expect(page.locator("main")).toContainText("Moses and Aaron");
  await expect(page.locator("main")).toContainText("没有这一章");
});

test("letters and paper are chosen, and stay", async ({ page, context }) => {
  await page.goto(john3);
  await page.locator(tool("字色")).click();
  await page.locator("button[name=font][value='26']").click();
  await expect(page.locator(".reader")).toHaveAttribute("data-font", "26");
  if ((await page.locator("button[name=color][value='4']").isVisible()) === false) {
    await page.locator(tool("字色")).click();
  }
  await page.locator("button[name=color][value='4']").click();
  await expect(page.locator(".reader")).toHaveAttribute("data-color", "4");
  // With scripts it is stored behind the reader's back.
  const stored = async () => (await context.cookies()).find(({ name }) => name === "bcolor")?.value;
  await expect.poll(stored).toBe("4");
  await page.goto(chapterUrl(19, 23));
  await expect(page.locator(".reader")).toHaveAttribute("data-font", "26");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a commentary stands beside the text, and is left again", async ({ page }) => {
  await page.goto(john3);
  await page.locator(tool("注释")).click();
  await page.locator(".panel .choices a").first().click();
  await expect(page.locator("#commentary")).toBeVisible();
  await expect(page.locator(verse(16))).toContainText("神爱世人");
  await page.locator(`#commentary a[href="${john3}"]`).first().click();
  await expect(page.locator("#commentary")).toHaveCount(0);
});

test("a place is found at once, words verse by verse", async ({ page }) => {
  await page.goto(biblesUrl());
  const search = page.locator("main form[role=search], main form.bible-search").first();
  await search.locator("input[name=kw]").fill("约3:16");
  await search.locator("button").click();
  await expect(page).toHaveURL(/\/bibles\/0\/43\/3\.html\?v=16#v16$/);
  await expect(page.locator(verse(16))).toBeInViewport();

  await page.goto(inLanguage(biblesUrl(), "en-US"));
  await search.locator("input[name=kw]").fill("shepherd");
  await search.locator("button").click();
  const hit = page.locator("main a", { hasText: "Psalms 23:1" });
  await hit.first().click();
  await expect(page.locator(verse(1))).toContainText("my shepherd");
});

test("the chapter is read out", async ({ page, javaScriptEnabled }) => {
  await page.goto(chapterUrl(19, 23));
  await page.locator(tool("听")).click();
  const audio = page.locator("audio[controls]");
  await expect(audio).toBeVisible();
  const src = (await audio.getAttribute("src")) ?? "";
  const part = await page.request.get(src, { headers: { range: "bytes=0-99" } });
  expect([part.status(), (await part.body()).length]).toEqual([206, 100]);
  if (!javaScriptEnabled) return;
  await hydrate(page);
  await audio.evaluate(async (element: HTMLAudioElement) => {
    element.muted = true;
    await element.play();
  });
  // The verse being read stands out.
  await expect(page.locator("[data-spoken], .spoken").first()).toBeVisible();
});

test("a member marks a chapter and writes beside it", async ({ page }) => {
  await register(page);
  await page.goto(john3);
  await page.locator("button[name=intent]").click();
  await expect(page.locator("button[name=intent]")).toHaveAttribute("aria-pressed", "true");
  await page.locator("#mine details > summary").click();
  await page.locator("#mine textarea").fill("神如此爱我");
  await page.locator("#mine .form button").click();
  await expect(page.locator("#mine textarea")).toHaveValue("神如此爱我");
  await page.goto(biblesUrl());
  await expect(page.locator(`main a[href="${john3}"]`).first()).toBeVisible();
});

test("reading costs no script", async ({ page, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "there are none to cost anything");
  const scripts = scriptRequests(page);
  await page.goto(john3);
  await page.mouse.wheel(0, 2_000);
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([]);
});

test("a chapter read lately can be read without a network", async ({
  page,
  context,
  javaScriptEnabled,
  problems,
}) => {
  test.skip(!javaScriptEnabled, "what is kept is kept by a script");
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.goto(john3);
  await hydrate(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The first visit came before there was anybody to keep it.
  await page.reload();
  await page.goto(chapterUrl(19, 23));
  await context.setOffline(true);
  await page.goto(john3);
  await expect(page.locator(verse(16))).toContainText("神爱世人");
  // Scripts that meet no network leave the text alone.
  await hydrate(page);
  await expect(page.locator(verse(16))).toContainText("神爱世人");
});

test("nothing of a member is kept for times without a network", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "what is kept is kept by a script");
  await register(page);
  await page.goto(john3);
  await hydrate(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return all.flat().filter((url) => url.includes("/bibles"));
  });
  expect(kept).toEqual([]);
});

test("the reading history can be cleared, by the chapter or whole", async ({ page }) => {
  await register(page);
  for (const path of [john3, chapterUrl(19, 23), chapterUrl(1, 1)]) await page.goto(path);
  await page.goto(biblesUrl());
  const read = page.locator(".place:has(button) a");
  await expect(read).toHaveText(["创世记 1", "诗篇 23", "约翰福音 3"]);
  await page.locator(".place button").first().click();
  await expect(read).toHaveText(["诗篇 23", "约翰福音 3"]);
  await page.locator(".ask-first summary").click();
  await page.locator(".ask-first button").click();
  await expect(read).toHaveCount(0);
});
