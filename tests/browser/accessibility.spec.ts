import {
  albumsUrl,
  articleFeedUrl,
  articlesUrl,
  articleUrl,
  authorUrl,
  authorsUrl,
  bibleSearchUrl,
  biblesUrl,
  bookUrl,
  categoryUrl,
  channelArticlesUrl,
  channelAuthorsUrl,
  channelMoviesUrl,
  channelPlayerUrl,
  channelSearchUrl,
  channelsUrl,
  channelUrl,
  chapterUrl,
  commentaryUrl,
  favoritesUrl,
  forgotUrl,
  gospelCategoryUrl,
  gospelUrl,
  hotUrl,
  inLanguage,
  languages,
  livesUrl,
  liveUrl,
  loginUrl,
  mineUrl,
  newsUrl,
  notesUrl,
  playbacksUrl,
  protocolsUrl,
  registerUrl,
  reportUrl,
  searchUrl,
  suggestUrl,
  topicUrl,
} from "../../app/urls/index.ts";
import { articlesOf } from "../rigs/content.ts";
import { findings } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { signIn } from "./member.ts";
import { albumPage, audioPage, playerPage } from "./seed.ts";

const [newest] = articlesOf("ttlx", "zh");
const articlePage = articleUrl(newest?.itemid ?? 0);

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
  "sign in": loginUrl({ type: "password" }),
  "sign in by code": loginUrl(),
  register: registerUrl(),
  channels: channelsUrl(),
  channel: channelUrl(1),
  "a channel's albums": channelMoviesUrl(1),
  "a channel's speakers": channelAuthorsUrl(1),
  "a channel's articles": channelArticlesUrl(1),
  "channel search": channelSearchUrl("灵", 4),
  "channel search without hits": channelSearchUrl("zzqqxx"),
  "player in a channel": channelPlayerUrl(1001, 10_002, { channel: 1 }),
  Bible: biblesUrl(),
  chapter: chapterUrl(43, 3, { verses: "16" }),
  "three versions": chapterUrl(19, 23, { versions: ["hhb", "kjv", "asv"] }),
  commentary: commentaryUrl(43, 3, 1),
  "Bible search": bibleSearchUrl("love", 0, 0, ["kjv"]),
  "gospel books": gospelUrl(),
  "books of a category": gospelCategoryUrl(2),
  book: bookUrl(5),
  "chapter of a book": bookUrl(5, 502),
  "daily articles": articlesUrl(),
  article: articlePage,
  "articles of a channel": articleFeedUrl("ttlx", 1),
  "forgotten password": forgotUrl("email"),
  "live rooms": livesUrl(),
  "a room on the air": liveUrl(1),
  "a room to wait for": liveUrl(4),
  "a room that is over": liveUrl(6),
  "a replay": liveUrl(7),
  "report a problem": reportUrl(1001, 10_001),
  "lost lamb": "/no-such-page",
};
const meantToBeMissing = /status of 404 .*\/no-such-page/;

for (const [name, path] of Object.entries(screens)) {
  for (const width of [360, 1280]) {
    test(`axe finds nothing on ${name} at ${width}`, async ({ page, problems }) => {
      problems.allow(meantToBeMissing);
      await page.setViewportSize({ width, height: 800 });
      // The walk over all addresses has both languages at 360.
      await page.goto(inLanguage(path, width === 360 ? "zh-CN" : "en-US"));
      expect(await findings(page)).toEqual([]);
    });
  }
}

const memberScreens = {
  profile: mineUrl(),
  "a new password": mineUrl(true),
  "play history": playbacksUrl(),
  "clearing it": playbacksUrl({ clear: true }),
  favourites: favoritesUrl(),
  notes: notesUrl(),
  notices: newsUrl(),
  suggestion: suggestUrl(),
  album: albumPage,
  player: playerPage,
  channels: channelsUrl(),
  channel: channelUrl(1),
  article: articlePage,
};

for (const width of [360, 1280]) {
  test(`axe finds nothing on a member's pages at ${width}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, "demo", "gospel123");
    await expect(page.locator(".toast p")).toBeVisible();
    for (const [name, path] of Object.entries(memberScreens)) {
      await page.goto(inLanguage(path, width === 360 ? "zh-CN" : "en-US"));
      expect.soft(await findings(page), name).toEqual([]);
    }
  });
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
  test.slow();
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
