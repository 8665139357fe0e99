import type { Page } from "playwright/test";
import {
  biblesUrl,
  chapterUrl,
  homeUrl,
  hotUrl,
  inLanguage,
  languages,
  playbacksUrl,
} from "../../app/urls/index.ts";
import { findings } from "./rigs/axe.ts";
import { expect, hydrate, hydrated, test } from "./rigs/fixtures.ts";
import { enterAsDemo } from "./rigs/member.ts";
import { albumPage, audioPage, playerPage } from "./rigs/seed.ts";

/** No advertisement in this browser. */
async function shown(page: Page, baseURL: string | undefined): Promise<void> {
  const now = String(Math.floor(Date.now() / 1000));
  await page.context().addCookies([{ name: "fad", value: now, url: String(baseURL) }]);
}

test("the member's menu goes by Escape and by a press outside", async ({ page }) => {
  await enterAsDemo(page);
  await page.goto(homeUrl());
  const menu = page.locator(".member-menu");
  await menu.locator("summary").click();
  await hydrated(page);
  await expect(menu).toHaveAttribute("open");
  await page.locator(".member-sheet a").first().focus();
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open");
  await expect(menu.locator("summary")).toBeFocused();
  await menu.locator("summary").click();
  await expect(menu).toHaveAttribute("open");
  await page.mouse.click(5, 400);
  await expect(menu).not.toHaveAttribute("open");
});

test("the search panel goes by Escape, keeps what was typed, and goes by a press outside", async ({
  page,
}) => {
  await page.goto(homeUrl());
  const box = page.locator("#search-bar");
  const panel = page.locator(".search-panel");
  await box.focus();
  await hydrated(page);
  await expect(panel).toBeVisible();
  await box.pressSequentially("恩典");
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(box).toHaveValue("恩典");
  await expect(box).toBeFocused();
  await box.pressSequentially("之");
  await expect(panel).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(panel).toBeHidden();
});

test("the header's search has 200 px at every width, for everybody", async ({ page }) => {
  const widths = [320, 360, 389, 390, 420, 479, 480, 768, 959, 960, 1100, 1239, 1240, 1600];
  const narrow: string[] = [];
  const measure = async (who: string) => {
    for (const language of languages) {
      await page.goto(inLanguage(biblesUrl(), language));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const box = await page.locator(".top-bar .search").boundingBox();
        const over = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        if ((box?.width ?? 0) < 200 || over > 0) {
          narrow.push(`${who} ${language} at ${width}: ${box?.width}, ${over} too wide`);
        }
      }
    }
  };
  await measure("a stranger");
  await enterAsDemo(page);
  await measure("a member");
  expect(narrow).toEqual([]);
});

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`the ad covers no control at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of [albumPage, chapterUrl(43, 3)]) {
      await page.context().clearCookies();
      await page.goto(path);
      // Time stands still, or the ad would go before all is looked at.
      await page.clock.install();
      await page.keyboard.press("Shift");
      const ad = page.locator(".popup-ad");
      await expect(ad).toBeVisible();
      const covered = await page.evaluate(() => {
        const bar = document.querySelector(".popup-ad");
        const controls = "a, button, summary, input, select, textarea";
        const found: string[] = [];
        for (const control of document.querySelectorAll<HTMLElement>(controls)) {
          if (bar?.contains(control) || !control.checkVisibility()) continue;
          control.focus();
          const { left, top, width, height } = control.getBoundingClientRect();
          const at = document.elementFromPoint(left + width / 2, top + height / 2);
          if (at !== null && bar?.contains(at)) found.push(control.outerHTML.slice(0, 80));
        }
        return found;
      });
      expect(covered, path).toEqual([]);
      // What is fixed or sticky stands beside it, wherever the page is scrolled to.
      for (const end of [0, 100_000]) {
        await page.evaluate((y) => scrollTo(0, y), end);
        const strip = await ad.boundingBox();
        const bars = page.locator(".top-bar, .bottom-bar:visible");
        for (const bar of await bars.all()) {
          const box = await bar.boundingBox();
          if (strip === null || box === null) throw new Error("a bar is not drawn");
          const apart = box.y + box.height <= strip.y + 1 || strip.y + strip.height <= box.y + 1;
          expect(apart, `${path} at ${end}`).toBe(true);
        }
      }
    }
  });
}

test("the first arrow after loading turns the page of the Bible, and moves a player", async ({
  page,
  baseURL,
}) => {
  await shown(page, baseURL);
  await page.goto(chapterUrl(43, 3));
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("h1")).toContainText("约翰福音 4");
  await page.goto(playerPage);
  await page.keyboard.press("ArrowDown");
  const volume = () => page.locator("video").evaluate((video: HTMLVideoElement) => video.volume);
  await expect.poll(volume).toBeCloseTo(0.95);
});

test("the whole screen reads on a wide window, is left again, and is not offered on a narrow one", async ({
  page,
  baseURL,
}) => {
  await shown(page, baseURL);
  const button = page.locator(".full-screen");
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto(chapterUrl(43, 3));
  await hydrate(page);
  await expect(button).toHaveCount(0);
  await page.setViewportSize({ width: 1001, height: 800 });
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  for (const bar of [".top-bar", ".footer", ".book-side"]) {
    await expect(page.locator(bar)).toBeHidden();
  }
  await expect(page.locator("#v16")).toBeVisible();
  // On it goes, chapter by chapter.
  await page.locator("a[rel=next]").last().click();
  await expect(page.locator("h1")).toContainText("约翰福音 4");
  await expect(page.locator(".top-bar")).toBeHidden();
  await button.click();
  await expect(page.locator(".top-bar")).toBeVisible();
});

test("the books open from one control on a phone, and close by Escape", async ({
  page,
  baseURL,
}) => {
  await shown(page, baseURL);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(chapterUrl(43, 3));
  const side = page.locator(".book-side");
  await expect(side).toBeHidden();
  await page.locator(".books-open").click();
  await expect(side).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(side).toBeHidden();
  await page.locator(".books-open").click();
  await page.locator("label[for=testament-old]").click();
  await side.getByRole("link", { name: "创世记" }).click();
  await expect(page.locator("h1")).toContainText("创世记 1");
  await expect(side).toBeHidden();
});

test("the member area opens with its page on a phone: one row of ways before it", async ({
  page,
}) => {
  await enterAsDemo(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(playbacksUrl());
  const bar = await page.locator(".top-bar").boundingBox();
  const heading = await page.locator(".mine-page h1").boundingBox();
  expect((heading?.y ?? 1e9) - (bar?.height ?? 0)).toBeLessThan(90);
});

test("a poster is whole beside what is heard", async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(audioPage);
    const image = page.locator(".player.sound img");
    expect(await image.evaluate((one) => getComputedStyle(one).objectFit)).toBe("contain");
  }
});

test("the speed that was chosen is kept", async ({ page, baseURL }) => {
  await shown(page, baseURL);
  const rate = () =>
    page.locator("video").evaluate((video: HTMLVideoElement) => video.playbackRate);
  await page.goto(playerPage);
  await hydrate(page);
  await page.locator(".player-tools select").selectOption("1.5");
  await expect.poll(rate).toBe(1.5);
  await page.reload();
  await hydrate(page);
  await expect.poll(rate).toBe(1.5);
});

test("targets are large enough on a phone, and names say what is seen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of languages) {
    for (const path of [biblesUrl(), playerPage, albumPage, hotUrl(), chapterUrl(43, 3)]) {
      await page.goto(inLanguage(path, language));
      const found = await findings(page, ["light"]);
      expect.soft(found, `${path} ${language}`).toEqual([]);
    }
  }
});
