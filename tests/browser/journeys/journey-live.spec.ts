import type { Page } from "playwright/test";
import { inLanguage, liveCalendarUrl, livesUrl, liveUrl } from "../../../app/urls/index.ts";
import { expect, hydrate, test } from "../rigs/fixtures.ts";
import { signIn } from "../rigs/member.ts";

const onAir = liveUrl(1);
const waiting = liveUrl(4);
const ended = liveUrl(6);
const overMidnight = liveUrl(7);

test("from the list into a room, and on to others", async ({ page }) => {
  await page.goto("/");
  await page.locator(`nav a[href="${livesUrl()}"]:visible`).first().click();
  const first = page.locator(".live-card").first();
  await expect(first.locator('[data-state="live"]')).toBeVisible();
  const title = (await first.locator("h3").textContent()) ?? "";
  await first.locator("a").click();
  await expect(page.locator("h1")).toHaveText(title);
  await expect(page.locator("video")).toBeVisible();
  await page.locator(`.live-rooms a[href="${liveUrl(2)}"]`).click();
  await expect(page).toHaveURL(liveUrl(2));
  await expect(page.locator("h1")).not.toHaveText(title);
});

test("the list is narrowed to a kind of room", async ({ page }) => {
  await page.goto(livesUrl());
  await page.locator(`.chips a[href="${livesUrl(3)}"]`).click();
  await expect(page.locator(".live-card")).toHaveCount(2);
  await expect(page.locator(".list-head [aria-current]")).toHaveAttribute("href", livesUrl(3));
});

test("a member likes a room once, and is told of both", async ({ page, problems }) => {
  problems.allow(/status of 4\d\d .*\/lives\/3\//);
  await signIn(page, "demo", "gospel123");
  await expect(page.locator(".toast p")).toBeVisible();
  await page.goto(liveUrl(3));
  const button = page.locator(".live-vote button");
  const count = async () => Number(await button.locator(".number").textContent());
  const before = await count();
  await button.click();
  await expect(page.locator(".toast p")).toBeVisible();
  await expect.poll(count).toBe(before + 1);
  await page.goto(liveUrl(3));
  await button.click();
  await expect(page.locator(".live-vote [role=alert]")).toContainText("您已经点过赞了");
  expect(await count()).toBe(before + 1);
});

test("liking a room does not disturb what plays", async ({ page, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without scripts a form is a new page");
  await page.goto(liveUrl(8));
  await hydrate(page);
  const video = page.locator("video");
  await video.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true;
    await element.play();
  });
  await page.locator(".live-vote button").click();
  await expect(page.locator(".toast p")).toBeVisible();
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(false);
});

test("a start ahead goes into the calendar", async ({ page }) => {
  await page.goto(waiting);
  await expect(page.locator("video")).toHaveCount(0);
  const link = page.locator(`a[href="${liveCalendarUrl(4)}"]`);
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(download.url()).toContain(liveCalendarUrl(4));
});

test("a room that is over leads to others; one that was recorded plays", async ({ page }) => {
  await page.goto(ended);
  await page.locator(".live-empty a").click();
  await expect(page).toHaveURL(livesUrl());
  await page.goto(overMidnight);
  for (const source of await page.locator("video source").all()) {
    const answer = await page.request.get((await source.getAttribute("src")) ?? "");
    expect(answer.status()).toBe(200);
  }
});

test("where scripts are off, a room on the air says what plays", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto(onAir);
  const note = page.locator("noscript .live-note, .live-note");
  if (javaScriptEnabled) return expect(note.filter({ visible: true })).toHaveCount(0);
  await expect(note).toBeVisible();
  const sound = (await note.locator("a").first().getAttribute("href")) ?? "";
  expect((await page.request.get(sound)).headers()["content-type"]).toBe("audio/mpeg");
  await expect(page.locator(".live-cover")).toBeHidden();
});

/** Day and time of every moment, as it stands there. */
const schedule = (page: Page) => page.locator(".live-schedule time").allTextContents();
const written = (zone: string, language: string, moments: (string | null)[]) => {
  const shape = { month: "short", day: "numeric", weekday: "short" } as const;
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: zone } as const;
  const format = new Intl.DateTimeFormat(language, { ...shape, ...clock });
  return moments.map((moment) => format.format(new Date(moment ?? "")));
};
const momentsOf = async (page: Page) => {
  const times = await page.locator(".live-schedule time").all();
  return Promise.all(times.map((time) => time.getAttribute("datetime")));
};
const clocks = (texts: string[]) => texts.map((text) => text.slice(-5));

for (const language of ["zh-CN", "en-US"] as const) {
  test.describe(`times of a room over midnight, ${language}`, () => {
    test.describe("for a visitor in New York", () => {
      test.use({ timezoneId: "America/New_York" });

      test("are that visitor's, days and all", async ({ page, javaScriptEnabled }) => {
        await page.goto(inLanguage(overMidnight, language));
        const zone = javaScriptEnabled ? "America/New_York" : "Asia/Shanghai";
        const expected = written(zone, language, await momentsOf(page));
        expect(await schedule(page)).toEqual(expected);
        // Noon is one day there, midnight two here.
        expect(new Set(expected.map((text) => text.slice(0, -5))).size).toBe(
          javaScriptEnabled ? 1 : 2,
        );
        const zones = page.locator("[data-local-zone]").first();
        if (!javaScriptEnabled) return expect(zones).toContainText("UTC+8");
        await expect(zones).not.toContainText("UTC+8");
        // React leaves them as they are, and so does a change of page.
        await hydrate(page);
        expect(await schedule(page)).toEqual(expected);
        await page.locator(".section-menu a").first().click();
        await page.locator(`.live-card a[href^="${overMidnight}"]`).click();
        await expect(page.locator(".live-schedule time")).toHaveCount(3);
        expect(await schedule(page)).toEqual(expected);
        await expect(zones).not.toContainText("UTC+8");
      });
    });

    test.describe("for a visitor in Shanghai", () => {
      test.use({ timezoneId: "Asia/Shanghai" });

      test("are the host's", async ({ page, javaScriptEnabled }) => {
        await page.goto(inLanguage(overMidnight, language));
        const check = async () => {
          const texts = await schedule(page);
          expect(clocks(texts)).toEqual(["22:30", "23:30", "00:30"]);
          expect(texts).toEqual(written("Asia/Shanghai", language, await momentsOf(page)));
          await expect(page.locator("[data-local-zone]").first()).toContainText("UTC+8");
        };
        await check();
        if (!javaScriptEnabled) return;
        await hydrate(page);
        await check();
      });
    });
  });
}
