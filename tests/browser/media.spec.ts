import type { Locator, Page } from "playwright/test";
import { playerUrl } from "../../app/urls/index.ts";
import { expect, hydrate, test } from "./rigs/fixtures.ts";
import { audioPage, find, inOrder, playerPage } from "./rigs/seed.ts";

const [firstEpisode = 0] = inOrder.urlids;

/** Sound stays off: a browser nobody has touched plays nothing that can be heard. */
async function play(medium: Locator): Promise<void> {
  await medium.evaluate(async (element: HTMLMediaElement) => {
    element.muted = true;
    await element.play();
  });
}
const time = (medium: Locator) =>
  medium.evaluate((element: HTMLMediaElement) => element.currentTime);
const address = (page: Page) => page.locator("source").first().getAttribute("src");

for (const [name, path] of Object.entries({ video: playerPage, audio: audioPage })) {
  test(`${name}: the browser's own player has something to play, in pieces`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    const medium = page.locator(`.player ${name}[controls]`);
    await expect(medium).toBeVisible();
    await expect(medium).toHaveAttribute("preload", "none");
    await expect(medium.locator("track[kind=captions]")).toHaveCount(1);
    const sources = await medium.locator("source").all();
    expect(sources.length).toBeGreaterThan(1);
    for (const source of sources) {
      const url = (await source.getAttribute("src")) ?? "";
      const answer = await request.get(url, { headers: { range: "bytes=100-199" } });
      expect(answer.status()).toBe(206);
      expect(answer.headers()["content-range"]).toMatch(/^bytes 100-199\/\d+$/);
      expect((await answer.body()).length).toBe(100);
      expect(answer.headers()["content-type"]).toMatch(new RegExp(`^${name}/`));
    }
  });

  test(`${name} plays`, async ({ page, javaScriptEnabled }) => {
    test.skip(!javaScriptEnabled, "pressing play in the browser's own controls needs a person");
    await page.goto(path);
    const medium = page.locator(`.player ${name}`);
    await play(medium);
    await expect.poll(() => time(medium)).toBeGreaterThan(0.3);
    // Hydrating must not tear down what plays.
    await hydrate(page);
    const reached = await time(medium);
    await expect.poll(() => time(medium)).toBeGreaterThan(reached);
    expect(await medium.evaluate((element: HTMLMediaElement) => element.paused)).toBe(false);
  });
}

test("a start time is where it starts", async ({ page, javaScriptEnabled }) => {
  await page.goto(playerUrl(inOrder.movid, firstEpisode, { startSeconds: 5 }));
  expect(await address(page)).toMatch(/#t=5$/);
  if (!javaScriptEnabled) return;
  const video = page.locator("video");
  await play(video);
  expect(await time(video)).toBeGreaterThanOrEqual(4.9);
  await expect.poll(() => time(video)).toBeGreaterThan(5.2);
});

test("the next episode is another medium, ready to play", async ({ page, javaScriptEnabled }) => {
  await page.goto(playerPage);
  if (javaScriptEnabled) await hydrate(page);
  const first = await address(page);
  await page.locator(".player-head a[rel=next]").click();
  await expect(page.locator("source").first()).not.toHaveAttribute("src", first ?? "");
  const video = page.locator("video");
  await expect(video).toBeVisible();
  if (!javaScriptEnabled) return;
  await play(video);
  await expect.poll(() => time(video)).toBeGreaterThan(0.3);
});

test("captions are there to be shown", async ({ page, javaScriptEnabled, request }) => {
  await page.goto(playerPage);
  const captions = (await page.locator("track").getAttribute("src")) ?? "";
  expect(await (await request.get(captions)).text()).toMatch(/^WEBVTT/);
  if (!javaScriptEnabled) return;
  const video = page.locator("video");
  await play(video);
  const cues = () =>
    video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length ?? 0);
  await expect.poll(cues).toBeGreaterThan(0);
});

test("an album of one medium plays it, whatever the address asks for", async ({ page }) => {
  const onlySound = find((album) => album.media === "audio");
  await page.goto(playerUrl(onlySound.movid, onlySound.urlids[0] ?? 0));
  await expect(page.locator(".player audio[controls]")).toBeVisible();
  await expect(page.locator(".player-head .chips")).toHaveCount(0);
  const onlyVideo = find((album) => album.media === "video");
  await page.goto(playerUrl(onlyVideo.movid, onlyVideo.urlids[0] ?? 0, { medium: "audio" }));
  await expect(page.locator(".player video[controls]")).toBeVisible();
});

test("where a visitor left off is where it goes on", async ({ page, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without scripts a page knows nothing of the last visit");
  await page.goto(playerPage);
  await hydrate(page);
  const video = page.locator("video");
  await play(video);
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 12;
    element.pause();
  });
  await page.goto("/");
  await page.goto(playerPage);
  await hydrate(page);
  await play(video);
  expect(await time(video)).toBeGreaterThanOrEqual(12);
  // An address with a time of its own wins.
  await page.goto(playerUrl(inOrder.movid, firstEpisode, { startSeconds: 3 }));
  await hydrate(page);
  await play(video);
  expect(await time(video)).toBeLessThan(12);
});

test("the system is told what plays, and its keys lead on", async ({ page, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "a page speaks to the system in script");
  await page.addInitScript(() => {
    const handlers: Record<string, (() => void) | null> = {};
    navigator.mediaSession.setActionHandler = (action, handler) => {
      handlers[action] = handler as (() => void) | null;
    };
    Object.assign(globalThis, { press: (action: string) => handlers[action]?.() });
  });
  const press = (action: string) => page.evaluate(`press(${JSON.stringify(action)})`);
  const told = () =>
    page.evaluate(() => {
      const { title = "", album = "", artwork = [] } = navigator.mediaSession.metadata ?? {};
      return { title, album, artwork: artwork.length };
    });
  await page.goto(playerPage);
  await hydrate(page);
  const heading = (await page.locator("h1").textContent()) ?? "";
  const album = (await page.locator(".player-head .facts a").first().textContent()) ?? "";
  expect(await told()).toEqual({ title: heading, album, artwork: 1 });
  await press("nexttrack");
  await expect(page.locator("h1")).not.toHaveText(heading);
  await expect.poll(async () => (await told()).title).not.toBe(heading);
  await press("previoustrack");
  await expect(page.locator("h1")).toHaveText(heading);
  await press("seekforward");
});

test("the picture can stand in a window of its own", async ({ page, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "the browser's own controls offer it without scripts");
  await page.goto(playerPage);
  await hydrate(page);
  await play(page.locator("video"));
  await page.locator(".player-page button", { hasText: "画中画" }).click();
  await expect
    .poll(() => page.evaluate(() => document.pictureInPictureElement?.tagName))
    .toBe("VIDEO");
});
