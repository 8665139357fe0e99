import { commentUrl, loginUrl, myShortsUrl, shortsUrl } from "../../../app/urls/index.ts";
import { expect, test } from "../rigs/fixtures.ts";
import { fillIn, register } from "../rigs/member.ts";

const toast = ".toast p";

test("chance chooses a clip, and its neighbours are a link away", async ({ page }) => {
  await page.goto(shortsUrl());
  await expect(page).toHaveURL(/\/shorts\/index\.html\?id=\d+$/);
  await page.goto(shortsUrl({ id: 3 }));
  const title = await page.locator("h1").innerText();
  await page.locator(".short-head a[rel=next]").click();
  await expect(page.locator("h1")).not.toHaveText(title);
  await page.locator(".short-head a[rel=prev]").click();
  await expect(page.locator("h1")).toHaveText(title);
  await page.locator(".tag-chips a").nth(2).click();
  await expect(page).toHaveURL(/tag=.+&id=\d+$/);
  await expect(page.locator(".tag-chips [aria-current]")).toHaveCount(1);
});

test("a clip plays, and the next one is another", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "pressing play here takes a script");
  await page.goto(shortsUrl({ id: 3 }));
  const video = page.locator("video");
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    return element.play();
  });
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
});

test("a clip is kept and let go", async ({ page }) => {
  await register(page);
  await page.goto(shortsUrl({ id: 9 }));
  const title = await page.locator("h1").innerText();
  const heart = page.locator("button[name=intent]");
  await heart.click();
  await expect(page.locator(toast)).toHaveText("已收藏这个短视频");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.goto(myShortsUrl());
  await expect(page.locator("main")).toContainText(title);
  await page.locator(".record summary").click();
  await page.locator(".record form button").click();
  await expect(page.locator("main")).not.toContainText(title);
});

test("what a stranger wrote is there after the sign-in", async ({ page, problems }) => {
  problems.allow(/status of 400/);
  await page.goto(commentUrl("channel", 5));
  await page.locator("textarea").fill("谢谢你们\n每天的分享");
  await page.locator("main .form button.primary").click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto(loginUrl({ type: "password", redirectTo: commentUrl("channel", 5) }));
  await fillIn(page, "demo", "gospel123");
  await expect(page.locator("textarea")).toHaveValue("谢谢你们\n每天的分享");
  await page.locator("main .form button.primary").click();
  await expect(page.locator(toast)).toHaveText("留言成功");
});
