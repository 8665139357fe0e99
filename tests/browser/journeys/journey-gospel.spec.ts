import { bookUrl, gospelCategoryUrl, gospelUrl, inLanguage } from "../../../app/urls/index.ts";
import { prayer } from "../../rigs/content.ts";
import { expect, test } from "../rigs/fixtures.ts";

const total = prayer.articles.length;
const titleAt = (at: number) => prayer.articles[at]?.title.zh ?? "";
const onward = "main a[rel=next]";

test("from the shelf to a book, through all its chapters, and back", async ({ page }) => {
  await page.goto(gospelUrl());
  await page.locator(".side a", { hasText: "信仰起步" }).click();
  await expect(page).toHaveURL(gospelCategoryUrl(prayer.categoryId));
  await expect(page.locator("h1 .badge")).toHaveText("新书");
  await page.locator(".book-list a", { hasText: prayer.title.zh }).click();
  await expect(page.locator("h1")).toHaveText(prayer.title.zh);
  await expect(page.locator("#contents li")).toHaveCount(total);
  await page.locator(".book .primary").click();
  for (let at = 0; at < total; at += 1) {
    await expect(page.locator("h1")).toHaveText(titleAt(at));
    await expect(page.locator(".text .facts")).toContainText(`第 ${at + 1} 章 / 共 ${total} 章`);
    await expect(page.locator("#contents [aria-current=page]")).toContainText(titleAt(at));
    if (at + 1 < total) await page.locator(onward).click();
  }
  await expect(page.locator(onward)).toHaveCount(0);
  await page.locator(".finished a").click();
  await expect(page).toHaveURL(gospelCategoryUrl(prayer.categoryId));
});

test("a chapter is chosen from the contents, and the one before it by its link", async ({
  page,
}) => {
  await page.goto(inLanguage(bookUrl(prayer.id), "en-US"));
  await page.locator("#contents a").nth(2).click();
  await expect(page.locator("h1")).toHaveText(prayer.articles[2]?.title.en ?? "");
  await page.locator("main a[rel=prev]").click();
  await expect(page.locator("h1")).toHaveText(prayer.articles[1]?.title.en ?? "");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
});

test("a chapter is set to be read: serif, 18 px, no more than 40 characters a line", async ({
  page,
}) => {
  for (const [language, leading] of [
    ["zh-CN", 1.9],
    ["en-US", 1.65],
  ] as const) {
    await page.goto(inLanguage(bookUrl(prayer.id, prayer.id * 100 + 1), language));
    const look = await page
      .locator(".reading p")
      .first()
      .evaluate((one) => {
        const { fontFamily, fontSize, lineHeight } = getComputedStyle(one);
        const size = parseFloat(fontSize);
        const width = one.getBoundingClientRect().width;
        return { fontFamily, size, leading: parseFloat(lineHeight) / size, measure: width / size };
      });
    expect(look.fontFamily).toContain("Songti SC");
    expect(look.size).toBe(18);
    expect(look.leading).toBeCloseTo(leading, 2);
    expect(look.measure).toBeGreaterThanOrEqual(36);
    expect(look.measure).toBeLessThanOrEqual(40);
  }
});
