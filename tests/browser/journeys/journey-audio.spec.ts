import { chapterAudioUrl, chapterUrl, playerUrl, playlistUrl } from "../../../app/urls/index.ts";
import { expect, test } from "../rigs/fixtures.ts";
import {
  album,
  bar,
  control,
  expectPlaying,
  heard,
  listen,
  title,
  toEnd,
  watch,
} from "../rigs/listening.ts";
import { inOrder } from "../rigs/seed.ts";

const [first = 0, second = 0] = inOrder.urlids;

test("listening to an album, and to an episode", async ({ page, javaScriptEnabled }) => {
  await watch(page);
  await page.goto(album);
  const own = page.locator(".album a[data-listen]").first();
  await own.click();
  if (!javaScriptEnabled) {
    await expect(page).toHaveURL(playerUrl(inOrder.movid, first, { medium: "audio" }));
    await expect(page.locator("audio[controls]")).toBeVisible();
    await page.goto(album);
    await page.locator(".episodes .listen-to").nth(1).click();
    await expect(page).toHaveURL(playerUrl(inOrder.movid, second, { medium: "audio" }));
    await expect(page.locator("audio[controls]")).toBeVisible();
    return;
  }
  // The very first click, before any script was there.
  await expectPlaying(page);
  await expect(page).toHaveURL(album);
  const names = page.locator(".episodes [dir=auto]");
  await expect(title(page)).toHaveText(await names.first().innerText());
  await page.locator(".episodes .listen-to").nth(1).click();
  await expect(title(page)).toHaveText(await names.nth(1).innerText());
  expect((await heard(page)).elements).toBe(1);
  // What plays leads to its page.
  await title(page).click();
  await expect(page).toHaveURL(playerUrl(inOrder.movid, second, { medium: "audio" }));
});

test("the data saver has no scripts, and a plain link", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "lite", value: "1", url: String(baseURL) }]);
  await page.goto(album);
  await page.locator(".album a[data-listen]").first().click();
  await expect(page).toHaveURL(playerUrl(inOrder.movid, first, { medium: "audio" }));
  await expect(page.locator("audio[controls]")).toBeVisible();
});

test("the Bible reads on over the end of a book", async ({ page, javaScriptEnabled }) => {
  await watch(page);
  await page.goto(chapterUrl(19, 23));
  await page.locator(".tool.listen summary").click();
  await expect(page.locator(".listen-bar audio[controls]")).toBeVisible();
  const background = page.getByRole("button", { name: "后台收听" });
  if (!javaScriptEnabled) {
    await expect(background).toHaveCount(0);
    return;
  }
  // The embedded hosts read few chapters out: any will do.
  for (const [volume, chapter] of [
    [19, 24],
    [19, 150],
    [20, 1],
  ] as const) {
    await page.route(chapterAudioUrl(volume, chapter), (route) =>
      route.continue({ url: new URL(chapterAudioUrl(19, 23), page.url()).href }),
    );
  }
  await background.click();
  await expect(title(page)).toHaveText("诗篇 23");
  await expect(page.locator(".listen-bar")).toBeHidden();
  await expectPlaying(page);
  await expect(page.locator(".audio-heard small")).toHaveText("圣经");
  await toEnd(page);
  await expect(title(page)).toHaveText("诗篇 24");
  await control(page, "播放列表、速度与定时").click();
  await bar(page).getByRole("button", { name: "诗篇 150", exact: true }).click();
  await expect(title(page)).toHaveText("诗篇 150");
  await expectPlaying(page);
  await toEnd(page);
  await expect(title(page)).toHaveText("箴言 1");
  await expectPlaying(page);
  await title(page).click();
  await expect(page).toHaveURL(chapterUrl(20, 1));
});

test("a list that cannot be had leaves what was asked for", async ({
  page,
  problems,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "lists are for scripts");
  problems.allow(/ERR_FAILED/);
  await page.route(playlistUrl(inOrder.movid), (route) => route.abort());
  await listen(page);
  await expect(page.locator(".album h1")).toBeVisible();
});
