import {
  channelMoviesUrl,
  channelSearchUrl,
  channelsUrl,
  channelUrl,
  inLanguage,
} from "../../../app/urls/index.ts";
import { expect, hydrate, scriptRequests, test } from "../rigs/fixtures.ts";
import { register } from "../rigs/member.ts";

const devotion = channelUrl(1);

test("from the letters to a channel, to an album, and on in the channel", async ({ page }) => {
  await page.goto(channelsUrl());
  await page.locator('.letters a:text-is("T")').click();
  await expect(page).toHaveURL(`${channelsUrl()}#letter-T`);
  await page.locator("#letter-T a").first().click();
  await expect(page).toHaveURL(devotion);
  const album = page.locator(".of-four .card a").first();
  const title = await album.locator(".card-title").innerText();
  await album.click();
  await expect(page.locator(".player-head .facts")).toContainText(title);
  await expect(page.locator("video, audio")).toBeVisible();
  const next = page.locator(".actions a[rel=next]");
  await expect(next).toHaveAttribute("href", /^\/channels\/movie-player\/.*channel=1$/);
  const first = await page.locator("h1").innerText();
  await next.click();
  await expect(page.locator("h1")).not.toHaveText(first);
  await page.locator(".playing-in a").click();
  await expect(page).toHaveURL(devotion);
});

test("the menu of a channel leads through its parts", async ({ page }) => {
  await page.goto(devotion);
  const part = (name: string) => page.locator(`main nav .chips a:text-is("${name}")`);
  await part("专辑").click();
  await expect(page.locator("h1")).toContainText("专辑");
  await page.locator(".pager [rel=next]").click();
  await expect(page).toHaveURL(channelMoviesUrl(1, 1));
  await part("讲员").click();
  await expect(page.locator(".people a").first()).toBeVisible();
  await part("阅读").click();
  await expect(page.locator(".channel-articles a").first()).toBeVisible();
  await part("短视频").click();
  await expect(page).toHaveURL(`${devotion}#shorts`);
  await expect(page.locator("#shorts .card").first()).toBeInViewport();
});

test("a member follows a channel, finds it again, and lets it go", async ({ page }) => {
  await register(page);
  await page.goto(devotion);
  const follow = page.locator(".follow button");
  await follow.click();
  await expect(follow).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(follow).toHaveAttribute("aria-pressed", "true");
  await page.goto(channelsUrl());
  await page.locator(`.channel-faces a[href="${devotion}"]`).click();
  await follow.click();
  await expect(follow).toHaveAttribute("aria-pressed", "false");
  await page.goto(channelsUrl());
  await expect(page.locator(".channel-faces")).toHaveCount(0);
});

test("a stranger is asked to sign in", async ({ page, javaScriptEnabled }) => {
  await page.goto(devotion);
  await page.locator(".channel-head a.button").click();
  // With scripts the sign-in lies over the page.
  const form = page.locator("form:has(input[name=password])");
  if (!javaScriptEnabled) await page.goto(page.url() + "&type=password");
  else await page.locator('a[href*="type=password"]').first().click();
  await form.locator("input[name=account]").fill("demo");
  await form.locator("input[name=password]").fill("gospel123");
  await form.locator("button.primary").click();
  await expect(page).toHaveURL(devotion);
  await expect(page.locator(".follow button")).toBeVisible();
});

test("what a member says stands under the channel", async ({ page }) => {
  await register(page);
  await page.goto(devotion);
  const words = "<b>谢谢</b> 每天的陪伴 & 祷告";
  await page.locator(".comment-form textarea").fill(words);
  await page.locator(".comment-form button").click();
  await expect(page).toHaveURL(`${devotion}#comments`);
  await expect(page.locator(".comment-text").first()).toContainText("每天的陪伴 & 祷告");
  await expect(page.locator(".comment-text b")).toHaveCount(0);
});

test("the search beside channels searches channels, kind by kind", async ({ page }) => {
  await page.goto(channelsUrl());
  await page.locator("#search-bar").fill("灵");
  await page.locator("#search-bar").press("Enter");
  await expect(page).toHaveURL(channelSearchUrl("灵"));
  await expect(page.locator(".channel-cards mark").first()).toHaveText("灵");
  const kinds = page.locator("main nav .chips a");
  await expect(kinds).toHaveCount(4);
  await kinds.nth(1).click();
  await expect(page).toHaveURL(channelSearchUrl("灵", 2));
  await expect(page.locator(".card-title mark").first()).toHaveText("灵");
  await page.locator("#search-page").fill("诗篇");
  await page.locator("#search-page").press("Enter");
  await expect(page).toHaveURL(channelSearchUrl("诗篇", 2));
});

test("nothing found: it says so, and offers channels and words", async ({ page }) => {
  await page.goto(inLanguage(channelSearchUrl("zzqqxx", 3), "en-US"));
  await expect(page.locator("main .help")).toContainText("zzqqxx");
  await expect(page.locator(".channel-cards a").first()).toBeVisible();
  await page.locator("main .hot-words a").first().click();
  // A hot word opens the kind it finds something of.
  await expect(page).toHaveURL(/\/channels\/search\/[^/]+\/[1-4]\?lang=en-US$/);
  await expect(page.locator("main .count")).toBeVisible();
});

test("the box with nothing in it comes back to where it was", async ({ page }) => {
  await page.goto(devotion);
  const answered = page.waitForResponse((one) => one.url().includes("/channels/search"));
  await page.locator(".top-bar .search button").click();
  await answered;
  await expect(page).toHaveURL(devotion);
});

test("the keys of the player go through a channel's album", async ({ page, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "keys are a script's");
  await page.goto("/channels/movie-player/1001/10002.html?channel=1");
  await hydrate(page);
  await page.keyboard.press("Shift+N");
  await expect(page).toHaveURL(/\/channels\/movie-player\/1001\/10003\.html\?channel=1$/);
});

test("looking around costs no script", async ({ page, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "there are none to cost anything");
  const scripts = scriptRequests(page);
  await page.goto(channelsUrl());
  await page.mouse.wheel(0, 2_000);
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([]);
});
