import {
  albumsUrl,
  authorUrl,
  authorsUrl,
  categoryUrl,
  hotUrl,
  inLanguage,
  languages,
  loginUrl,
  protocolsUrl,
  reportUrl,
  searchUrl,
  topicUrl,
} from "../../app/urls.ts";
import { findings } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { albumPage, audioPage, playerPage } from "./seed.ts";

const screens = {
  home: "/",
  album: albumPage,
  player: playerPage,
  "audio player": audioPage,
  search: searchUrl("恩典"),
  "search without hits": searchUrl("zzqqxx"),
  "all albums": albumsUrl(205, { order: "time" }),
  "albums as lines": albumsUrl(0, { style: "list", page: 2 }),
  category: categoryUrl(205),
  speakers: authorsUrl(),
  speaker: authorUrl(3),
  topic: topicUrl(1),
  "popular albums": hotUrl(),
  terms: protocolsUrl(),
  "sign in": loginUrl(),
  "report a problem": reportUrl(1001, 10_001),
  "lost lamb": "/no-such-page",
};
const meantToBeMissing = /status of 404 .*\/no-such-page/;

for (const [name, path] of Object.entries(screens)) {
  for (const width of [360, 1280]) {
    test(`axe finds nothing on ${name} at ${width}`, async ({ page, problems }) => {
      problems.allow(meantToBeMissing);
      await page.setViewportSize({ width, height: 800 });
      for (const language of languages) {
        await page.goto(inLanguage(path, language));
        expect.soft(await findings(page), language).toEqual([]);
      }
    });
  }
}

test("axe finds nothing in the open phone menu and notice", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const language of languages) {
    await page.goto(inLanguage("/", language));
    await page.locator(".notice > summary").click();
    await page.locator(".fold > summary").click();
    expect.soft(await findings(page), language).toEqual([]);
  }
});

test("no screen is wider than its window", async ({ page, problems }) => {
  problems.allow(meantToBeMissing);
  for (const path of Object.values(screens)) {
    for (const language of languages) {
      await page.goto(inLanguage(path, language));
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const excess = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(excess, `${path} ${language} ${width}`).toBe(0);
      }
    }
  }
});

test("zoom is never disabled", async ({ page }) => {
  await page.goto("/");
  const viewport = page.locator("meta[name=viewport]");
  await expect(viewport).not.toHaveAttribute("content", /user-scalable|maximum-scale/);
});
