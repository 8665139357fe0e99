import {
  audioUrl,
  biblesUrl,
  chapterUrl,
  inLanguage,
  languages,
  playerUrl,
  playlistUrl,
  protocolsUrl,
} from "../../app/urls/index.ts";
import { findings } from "./rigs/axe.ts";
import { documentRequests, expect, hydrate, test } from "./rigs/fixtures.ts";
import {
  album,
  bar,
  control,
  expectPlaying,
  heard,
  isPlaying,
  listen,
  moveTo,
  seconds,
  title,
  toEnd,
  watch,
} from "./rigs/listening.ts";
import { albumPage, audioPage, inOrder, yearly } from "./rigs/seed.ts";

const [first = 0] = inOrder.urlids;

test("scripts that do not come leave the link a link", async ({ page, problems }) => {
  problems.allow(/ERR_FAILED/);
  await page.route(/assets\/.*\.js/, (route) => route.abort());
  await page.goto(album);
  await page.locator(".album a[data-listen]").first().click();
  await expect(page).toHaveURL(playerUrl(inOrder.movid, first, { medium: "audio" }));
});

test("ten pages and a search later it still plays", async ({ page, problems }) => {
  problems.allow(/status of 404/);
  await listen(page);
  const documents = documentRequests(page);
  const steps: [string, RegExp | string][] = [
    [".top-bar .logo", "/"],
    [".shelf .card a", /\/content\/view\/movid\/\d+$/],
    [".episodes a", /\/html\/\d+\/\d+\.html$/],
    [".player-head .facts a", /\/content\/view\/movid\/\d+$/],
    [".album .facts a", /\/movies\/authors\//],
    [".top-bar .logo", "/"],
    [`.top-bar .sections a[href='${biblesUrl()}']`, biblesUrl()],
    ["main a:text-is('诗篇')", chapterUrl(19, 1)],
    [".neighbours a[rel=next]", chapterUrl(19, 2)],
    [`.footer a[href='${protocolsUrl()}']`, protocolsUrl()],
  ];
  for (const [link, url] of steps) {
    await page.locator(link).first().click();
    await expect(page).toHaveURL(url);
    await expect(page.locator("h1").first()).toBeVisible();
    await expectPlaying(page);
  }
  await page.locator("#search-bar").fill("恩典");
  await page.locator("#search-bar").press("Enter");
  await expect(page).toHaveURL(/\/search\//);
  await expectPlaying(page);
  // Not even a page that is none, which draws everything anew.
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/no/such/page";
    document.querySelector("main")?.append(link);
    link.click();
  });
  await expect(page.locator(".message")).toBeVisible();
  await expect(bar(page)).toBeVisible();
  await expectPlaying(page);
  expect((await heard(page)).elements).toBe(1);
  expect(documents).toEqual([]);
});

test("one medium at a time: the page's own and the background's", async ({ page }) => {
  await listen(page);
  await page.locator(".episodes a").first().click();
  const video = page.locator("video");
  await expect(video).toBeVisible();
  const stopped = () => video.evaluate((element: HTMLVideoElement) => element.paused);
  expect(await stopped()).toBe(true);
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect.poll(() => isPlaying(page)).toBe(false);
  expect(await stopped()).toBe(false);
  await control(page, "播放").click();
  await expectPlaying(page);
  await expect.poll(stopped).toBe(true);
});

test("an episode's page, and its place, go on in the background", async ({ page }) => {
  await watch(page);
  await page.goto(audioPage);
  await hydrate(page);
  const audio = page.locator(".player audio");
  await audio.evaluate(async (element: HTMLAudioElement) => {
    await element.play();
    element.currentTime = 11;
  });
  await page.getByRole("button", { name: "后台收听" }).click();
  await expectPlaying(page);
  expect(await seconds(page)).toBeGreaterThanOrEqual(11);
  expect(await audio.evaluate((element: HTMLAudioElement) => element.paused)).toBe(true);
});

test("the loop: the list, one item, none", async ({ page }) => {
  await listen(page);
  const names = await page.locator(".episodes [dir=auto]").allInnerTexts();
  const [one = "", two = ""] = names;
  const last = names.at(-1) ?? "";
  await toEnd(page);
  await expect(title(page)).toHaveText(two);
  await control(page, "上一条").click();
  await control(page, "上一条").click();
  await expect(title(page)).toHaveText(last);
  await expectPlaying(page);
  await toEnd(page);
  await expect(title(page)).toHaveText(one);

  await control(page, "循环方式：列表循环").click();
  await expectPlaying(page);
  await toEnd(page);
  await expect.poll(() => seconds(page)).toBeLessThan(5);
  await expectPlaying(page);
  await expect(title(page)).toHaveText(one);

  await control(page, "循环方式：单条循环").click();
  await control(page, "上一条").click();
  await expect(title(page)).toHaveText(last);
  await expectPlaying(page);
  await toEnd(page);
  await expect(control(page, "播放")).toBeVisible();
  expect(await isPlaying(page)).toBe(false);
  await expect(title(page)).toHaveText(last);
  // The visitor's own wish wraps all the same.
  await control(page, "下一条").click();
  await expect(title(page)).toHaveText(one);
  await control(page, "循环方式：不循环").click();
  await expect(control(page, "循环方式：列表循环")).toBeVisible();
});

test("after a reload it offers to go on; once closed, nothing is left", async ({ page }) => {
  await listen(page);
  const name = await title(page).innerText();
  await control(page, "循环方式：列表循环").click();
  await moveTo(page, 12);
  await expect.poll(() => seconds(page)).toBeGreaterThan(12);
  await page.goto(biblesUrl());
  // No sign of intent is waited for.
  await expect(bar(page)).toBeVisible();
  await expect(title(page)).toHaveText(name);
  await expect(page.locator(".audio-heard small")).toContainText(/0:1\d/);
  expect((await heard(page)).elements).toBe(0);
  await expect(control(page, "循环方式：单条循环")).toBeVisible();
  await control(page, "继续收听").click();
  await expectPlaying(page);
  expect(await seconds(page)).toBeGreaterThanOrEqual(12);
  // The rest of its list came along.
  await control(page, "下一条").click();
  await expect(title(page)).not.toHaveText(name);

  await control(page, "关闭播放器").click();
  await expect(bar(page)).toHaveCount(0);
  expect(await isPlaying(page)).toBe(false);
  await page.reload();
  await hydrate(page);
  await expect(bar(page)).toHaveCount(0);
});

test("nothing to hear, and a file that fails: it says which", async ({ page, problems }) => {
  problems.allow(/status of (404|500) .*\.mp3/);
  const items = [
    { urlid: String(first), title: "one", url: audioUrl(inOrder.movid, first) },
    { urlid: "none", title: "none", url: "" },
    { urlid: "gone", title: "gone", url: "/html/1/999.mp3" },
    { urlid: "broken", title: "broken", url: "/html/1/998.mp3" },
  ];
  await page.route("**/html/1/998.mp3", (route) => route.fulfill({ status: 500 }));
  await page.route(playlistUrl(inOrder.movid), (route) =>
    route.fulfill({ json: { title: "list", artist: "", picture: null, items } }),
  );
  const told = page.getByRole("alert");
  await listen(page);
  await control(page, "下一条").click();
  await expect(told).toHaveText("当前没有可播放的音频");
  expect(await isPlaying(page)).toBe(false);
  await expect(told).toHaveCount(0);
  await control(page, "下一条").click();
  await expect(told).toHaveText("当前没有可播放的音频");
  await control(page, "下一条").click();
  await expect(told).toHaveText("没有相关资源");
  await expect(control(page, "播放")).toBeVisible();
  await expect(told).toHaveCount(0);
  await control(page, "下一条").click();
  await expect(title(page)).toHaveText("one");
  await expectPlaying(page);
});

test("the system is told what plays, and the page's own medium takes its turn", async ({
  page,
}) => {
  const told = () => page.evaluate(() => navigator.mediaSession.metadata?.title ?? null);
  await listen(page, albumPage);
  const name = await title(page).innerText();
  await expect.poll(told).toBe(name);
  await page.locator(".episodes a").nth(2).click();
  const heading = page.locator(".player-head h1");
  await expect(heading).not.toHaveText(name);
  expect(await told()).toBe(name);
  await page.locator("video").evaluate((element: HTMLVideoElement) => element.play());
  await expect.poll(told).toBe(await heading.innerText());
  await control(page, "播放").click();
  await expect.poll(told).toBe(name);
});

test("speed, timer, list and keys", async ({ page }) => {
  await page.clock.install();
  await listen(page, albumPage);
  await control(page, "播放列表、速度与定时").click();
  await bar(page).getByRole("combobox", { name: "速度" }).selectOption("1.5");
  await expect.poll(async () => (await heard(page)).speed).toBe(1.5);
  const rows = bar(page).locator(".audio-list button");
  await expect(rows).toHaveCount(yearly.urlids.length);
  expect(await rows.first().evaluate((row) => getComputedStyle(row).lineHeight)).toBe("20px");
  await rows.nth(3).click();
  await expect(title(page)).toHaveText(await rows.nth(3).innerText());
  await expect(bar(page).locator(".audio-list [aria-current]")).toHaveCount(1);
  expect((await heard(page)).speed).toBe(1.5);

  const progress = bar(page).getByRole("slider");
  expect((await progress.boundingBox())?.width).toBe(410);
  await expect(progress).toBeEnabled();
  // The bar is in view wherever the page stands, and leaves it there.
  await page.evaluate(() => scrollTo(0, 0));
  await progress.evaluate((slider: HTMLInputElement) => slider.focus());
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press(" ");
  await expect.poll(() => isPlaying(page)).toBe(false);
  const stood = await seconds(page);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => seconds(page)).toBeGreaterThan(stood + 3);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => seconds(page)).toBeLessThan(stood + 1);
  await page.keyboard.press(" ");
  await expect.poll(() => isPlaying(page)).toBe(true);

  const timer = bar(page).getByRole("combobox", { name: "定时停止" });
  await timer.selectOption("15");
  await page.clock.fastForward("15:01");
  await expect.poll(() => isPlaying(page)).toBe(false);
  await expect(timer).toHaveValue("off");
  const name = await title(page).innerText();
  await timer.selectOption("end");
  await control(page, "播放").click();
  await expectPlaying(page);
  await toEnd(page);
  await expect(control(page, "播放")).toBeVisible();
  await expect(title(page)).toHaveText(name);
  await timer.focus();
  await page.keyboard.press("Escape");
  await expect(timer).toHaveCount(0);
});

for (const width of [360, 1280]) {
  test(`axe finds nothing in the player at ${width}, and it covers no end`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 740 });
    for (const language of languages) {
      await listen(page, inLanguage(album, language));
      await expect(page.locator(".audio-heard small")).not.toBeEmpty();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const over = await page.evaluate(() => {
        const end = document.querySelector(".footer")?.getBoundingClientRect().bottom ?? 0;
        const top = document.querySelector(".audio-player")?.getBoundingClientRect().top ?? 0;
        return end - top;
      });
      expect(over).toBeLessThanOrEqual(1);
      const excess = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
      expect(await excess()).toBe(0);
      const height = (await bar(page).boundingBox())?.height ?? 0;
      expect(height).toBeLessThan(width === 360 ? 100 : 64);
      expect.soft(await findings(page), language).toEqual([]);
      await bar(page).locator("[aria-expanded]").click();
      expect.soft(await findings(page), `${language}, open`).toEqual([]);
      expect(await excess()).toBe(0);
    }
  });
}
