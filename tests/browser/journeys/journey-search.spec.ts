import { searchUrl } from "../../../app/urls/index.ts";
import { expect, test } from "../rigs/fixtures.ts";
import { albumPage, yearly } from "../rigs/seed.ts";

test("words lead to results, and a result to its album", async ({ page }) => {
  await page.goto(albumPage);
  await page.locator("#search-bar").fill("主日讲道 2017");
  await page.locator("#search-bar").press("Enter");
  await expect(page).toHaveURL(searchUrl("主日讲道 2017"));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("主日讲道 2017");
  await expect(page.locator("#search-page")).toHaveValue("主日讲道 2017");
  await page.locator(".card a", { hasText: yearly.titles.zh }).click();
  await expect(page.locator(".album h1")).toHaveText(yearly.titles.zh);
});

test("the box with nothing in it comes back to where it was", async ({ page }) => {
  for (const start of ["/", `${albumPage}?page=2`, "/?lang=en-US"]) {
    await page.goto(start);
    const answered = page.waitForResponse((one) => new URL(one.url()).pathname === "/search");
    await page.locator(".top-bar .search button").click();
    await answered;
    await expect(page).toHaveURL(start);
  }
});

test("a search in another field keeps the words", async ({ page }) => {
  await page.goto(searchUrl("约翰"));
  const types = page.locator("nav .chips a[href^='/search/']");
  await expect(types).toHaveCount(3);
  await types.nth(2).click();
  await expect(page).toHaveURL(searchUrl("约翰", 3));
  await expect(types.nth(2)).toHaveAttribute("aria-current", "true");
  await page.locator("#search-page").fill("诗篇");
  await page.locator("#search-page").press("Enter");
  await expect(page).toHaveURL(searchUrl("诗篇", 3));
});

test("long results have pages", async ({ page }) => {
  await page.goto(searchUrl("the"));
  const pager = page.locator(".pager");
  await expect(pager.locator("[aria-current=page]")).toHaveText("1");
  const first = await page.locator(".card-title").first().innerText();
  await pager.locator("[rel=next]").click();
  await expect(page).toHaveURL(searchUrl("the", 1, 1));
  await expect(pager.locator("[aria-current=page]")).toHaveText("2");
  await expect(page.locator(".card-title").first()).not.toHaveText(first);
});

test("English stays English through a search", async ({ page }) => {
  await page.goto("/?lang=en-US");
  await page.locator("#search-bar").fill("Sunday Sermons 2017");
  await page.locator("#search-bar").press("Enter");
  await expect(page).toHaveURL(`${searchUrl("Sunday Sermons 2017")}?lang=en-US`);
  await expect(page.locator(".card", { hasText: yearly.titles.en })).toBeVisible();
});

test("nothing found: it says so, and offers what others like", async ({ page }) => {
  await page.goto(searchUrl("zzqqxx"));
  await expect(page.locator("main .help")).toContainText("zzqqxx");
  await expect(page.locator(".shelf .card").first()).toBeVisible();
  await page.locator("main .hot-words a").first().click();
  await expect(page.locator(".grid .card").first()).toBeVisible();
  await expect(page.locator("main .help")).toHaveCount(0);
});

test("odd words are words", async ({ page }) => {
  for (const words of ["a/b?c#d&e", "100%", "<script>alert(1)</script>", '"']) {
    await page.goto("/");
    await page.locator("#search-bar").fill(words);
    await page.locator("#search-bar").press("Enter");
    await expect(page.locator("#search-page")).toHaveValue(words);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(words);
  }
});

test("words a browser would take for a step up the path still get an answer", async ({ page }) => {
  for (const words of [".", ".."]) {
    await page.goto("/");
    await page.locator("#search-bar").fill(words);
    const asked = page.waitForResponse((one) => new URL(one.url()).searchParams.has("kw"));
    await page.locator("#search-bar").press("Enter");
    expect((await asked).status()).toBeLessThan(400);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("#search-page")).toHaveCount(0);
  }
});
