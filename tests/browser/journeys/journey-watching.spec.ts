import { albumUrl, playerUrl } from "../../../app/urls/index.ts";
import { expect, test } from "../rigs/fixtures.ts";
import { inOrder, yearly } from "../rigs/seed.ts";

test("home, album, episode, next episode", async ({ page }) => {
  await page.goto("/");
  const card = page.locator(".shelf .card").first();
  const title = await card.locator("h3").innerText();
  await card.locator("a").click();
  await expect(page.locator(".album h1")).toHaveText(title);

  await page.goto(albumUrl(inOrder.movid));
  const [, second = 0, third = 0] = inOrder.urlids;
  const episode = page.locator(".episodes li").nth(1);
  const name = await episode.locator("[dir=auto]").innerText();
  await episode.locator("a").first().click();
  await expect(page).toHaveURL(playerUrl(inOrder.movid, second));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.locator(".episodes [aria-current]")).toContainText(name);

  await page.locator(".player-head a[rel=next]").click();
  await expect(page).toHaveURL(playerUrl(inOrder.movid, third));
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(name);
  await page.locator(".player-head a[rel=prev]").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

test("the first and the last episode have one neighbour", async ({ page }) => {
  const { movid, urlids } = inOrder;
  await page.goto(playerUrl(movid, urlids[0] ?? 0));
  await expect(page.locator(".player-head a[rel=prev]")).toHaveCount(0);
  await expect(page.locator(".player-head a[rel=next]")).toHaveCount(1);
  await page.goto(playerUrl(movid, urlids.at(-1) ?? 0));
  await expect(page.locator(".player-head a[rel=prev]")).toHaveCount(1);
  await expect(page.locator(".player-head a[rel=next]")).toHaveCount(0);
});

test("the slider's arrows lead to the neighbouring slide and round", async ({ page }) => {
  await page.goto("/");
  const total = await page.locator(".slides li").count();
  const left = async (slide: number) =>
    Math.round((await page.locator(`#slide-${slide}`).boundingBox())?.x ?? NaN);
  const start = await left(1);
  await page.locator("#slide-1 .slide-arrows a").last().click();
  await expect.poll(() => left(2)).toBe(start);
  await page.locator("#slide-2 .slide-arrows a").first().click();
  await expect.poll(() => left(1)).toBe(start);
  await page.locator("#slide-1 .slide-arrows a").first().click();
  await expect.poll(() => left(total)).toBe(start);
});

test("an album of the newest first opens at its end and has pages", async ({ page }) => {
  const total = yearly.urlids.length;
  const pages = Math.ceil(total / 20);
  await page.goto(albumUrl(yearly.movid));
  const numbers = page.locator(".episodes .number");
  await expect(numbers).toHaveCount(total - (pages - 1) * 20);
  await expect(numbers.first()).toHaveText(String(total));
  await expect(page.locator(".pager [aria-current=page]")).toHaveText(String(pages));

  await page.locator(".pager a", { hasText: /^1$/ }).click();
  await expect(page).toHaveURL(albumUrl(yearly.movid, 1));
  await expect(numbers.first()).toHaveText("20");
  await expect(numbers).toHaveCount(20);
  await expect(page.locator(".pager [aria-current=page]")).toHaveText("1");
  await page.locator(".pager [rel=next]").click();
  await expect(numbers.first()).toHaveText("40");
});

test("video and audio are one link apart", async ({ page }) => {
  const { movid, urlids } = inOrder;
  const [first = 0, second = 0] = urlids;
  await page.goto(playerUrl(movid, first));
  await expect(page.locator("video[controls]")).toBeVisible();
  const media = page.locator(".player-head .chips a");
  await media.last().click();
  await expect(page).toHaveURL(playerUrl(movid, first, { medium: "audio" }));
  await expect(page.locator("audio[controls]")).toBeVisible();
  await expect(page.locator("video")).toHaveCount(0);
  await expect(media.last()).toHaveAttribute("aria-current", "true");

  await page.locator(".player-head a[rel=next]").click();
  await expect(page).toHaveURL(playerUrl(movid, second, { medium: "audio" }));
  await media.first().click();
  await expect(page.locator("video[controls]")).toBeVisible();
});

test("what a player offers for download can be had", async ({ page, request }) => {
  await page.goto(playerUrl(inOrder.movid, inOrder.urlids[0] ?? 0));
  const links = page.locator("#downloads a[download]");
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) {
    const answer = await request.get((await link.getAttribute("href")) ?? "");
    expect(answer.status()).toBe(200);
    const length = Number(answer.headers()["content-length"]);
    expect(length).toBeGreaterThan(0);
    expect((await answer.body()).length).toBe(length);
  }
});

test("an address that is no page: the lost lamb, and ways on", async ({ page, problems }) => {
  problems.allow(/status of 404 .*\/no\/such\/page/);
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("您访问的页面像一只迷失的羔羊");
  await expect(page.locator(".shelf .card").first()).toBeVisible();
  await page.locator("#search-page").fill("恩典");
  await page.locator("#search-page").press("Enter");
  await expect(page).toHaveURL(`/search/${encodeURIComponent("恩典")}/1`);
  await page.goBack();
  await page.locator(".message a.button").click();
  await expect(page.locator(".slides")).toBeVisible();
});
