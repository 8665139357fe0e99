import { articleFeedUrl, articlesUrl, articleUrl, inLanguage } from "../../../app/urls/index.ts";
import { articlesOf } from "../../rigs/content.ts";
import { expect, test } from "../rigs/fixtures.ts";
import { fillIn, register } from "../rigs/member.ts";

const [newest, second, third] = articlesOf("ttlx", "zh");
const article = articleUrl(newest?.itemid ?? 0);

test("today's article, another day's, and the channel they are of", async ({ page }) => {
  await page.goto(articlesUrl());
  await expect(page.locator(".days a")).toHaveCount(7);
  await expect(page.locator(".days [aria-current] strong")).toHaveText("今天");
  await expect(page.locator(".featured h2")).toHaveText(newest?.title ?? "");
  await page.locator(".days a").nth(1).click();
  await expect(page.locator(".days [aria-current] strong")).toHaveText("昨天");
  await expect(page.locator(".featured h2")).toHaveText(second?.title ?? "");
  await page.locator(".featured .primary").click();
  await expect(page.locator("h1")).toHaveText(second?.title ?? "");
  await page.locator(".text .facts a").first().click();
  await expect(page).toHaveURL(articleFeedUrl("ttlx"));
  await expect(page.locator(".entry-rows > li")).toHaveCount(7);
  await page.locator(".pager a[rel=next]").click();
  await expect(page).toHaveURL(articleFeedUrl("ttlx", 1));
  await page.locator(".side a", { hasText: "安静一刻" }).click();
  await expect(page.locator("h1")).toHaveText("安静一刻");
});

test("a stranger signs in to like an article, and likes it once", async ({ page, problems }) => {
  problems.allow(/status of 4\d\d/);
  const likes = async () => parseInt(await page.locator(".likes .number").innerText(), 10);
  await page.goto(articleUrl(third?.itemid ?? 0));
  const before = await likes();
  await page.locator(".likes a").click();
  await page.locator(".sign-in-page .chips a").nth(1).click();
  await fillIn(page, "demo", "gospel123");
  await expect(page.locator("h1")).toHaveText(third?.title ?? "");

  const heart = page.locator(".likes button");
  await expect(page.locator(".toast p")).toHaveText("谢谢，已记下您的喜欢");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  expect(await likes()).toBe(before + 1);
  await heart.click();
  await expect(page.locator(".likes .form-error")).toHaveText("您已经点过赞了");
  expect(await likes()).toBe(before + 1);
});

test("a comment stands below the article at once", async ({ page }) => {
  await register(page);
  await page.goto(inLanguage(article, "en-US"));
  const words = "Thank you for this one";
  await page.locator("#comments textarea").fill(words);
  await page.locator("#comments button").click();
  await expect(page).toHaveURL(/#comments$/);
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.locator(".comment-list")).toContainText(words);
});

test("an article is no wider than a line can be read, on any screen", async ({ page }) => {
  await page.goto(article);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const measure = await page.locator(".reading").evaluate((one) => {
      return one.getBoundingClientRect().width / parseFloat(getComputedStyle(one).fontSize);
    });
    expect(measure).toBeLessThanOrEqual(40);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess, `${width}`).toBe(0);
  }
});
