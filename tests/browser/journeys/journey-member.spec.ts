import {
  albumUrl,
  favoritesUrl,
  forgotUrl,
  hotUrl,
  loginUrl,
  mineUrl,
  notesUrl,
  playbacksUrl,
  registerUrl,
  suggestUrl,
} from "../../../app/urls/index.ts";
import { documentRequests, expect, hydrate, test } from "../rigs/fixtures.ts";
import { fillIn, password, register, signIn } from "../rigs/member.ts";
import { albumPage, inOrder, playerPage } from "../rigs/seed.ts";

const toast = ".toast p";

test("signing in leads back to where it began, signing out to the home page", async ({
  page,
  javaScriptEnabled,
  problems,
}) => {
  problems.allow(/status of 40[01]/);
  await page.goto(albumPage);
  if (javaScriptEnabled) await hydrate(page);
  const loaded = documentRequests(page);
  await page.locator(".top-bar > .wrap > .sign-in").click();
  const password = javaScriptEnabled
    ? page.locator("dialog .chips a")
    : page.locator("main .chips a");
  await password.nth(1).click();
  await fillIn(page, "demo", "wrong");
  await expect(page.locator(".form-error").first()).toHaveText("登录失败，请检查填写的内容");
  await fillIn(page, "demo", "gospel123");
  await expect(page.locator(".member-name")).toHaveText("示范会员");
  await expect(page).toHaveURL(new RegExp(`${albumPage}$`));
  // The dialog never left the page.
  if (javaScriptEnabled) expect(loaded).toEqual([]);
  await page.locator(".member-menu summary").click();
  await expect(page.locator(".member-menu .member-links li")).toHaveCount(13);
  await page.locator(".member-menu .member-links button").click();
  await expect(page.locator(toast)).toHaveText("您已退出登录");
  await page.goto(mineUrl());
  await expect(page.locator("h1")).toHaveText("请先登录");
});

test("a new member registers, and is in", async ({ page }) => {
  const account = `new-${process.pid}-${Date.now()}`;
  await page.goto(registerUrl());
  await page.locator("input[name=account]").fill(account);
  await page.locator("input[name=password]").fill(password);
  await page.locator("input[name=confirmation]").fill(password);
  await page.locator(".sign-in-page button.primary").click();
  await expect(page).toHaveURL(/\/mine$/);
  await expect(page.locator(".member-name")).toHaveText(account);
});

test("an album enters the favourites and leaves them", async ({ page }) => {
  await register(page);
  await page.goto(albumUrl(inOrder.movid));
  const heart = page.locator("button[name=intent]");
  await heart.click();
  await expect(page.locator(toast)).toHaveText("已加入收藏");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.goto(favoritesUrl());
  await expect(page.locator("main")).toContainText(inOrder.titles.zh);
  await page.goto(albumUrl(inOrder.movid));
  await heart.click();
  await expect(page.locator(toast)).toHaveText("已取消收藏");
  await page.goto(favoritesUrl());
  await expect(page.locator("main")).not.toContainText(inOrder.titles.zh);
});

test("a note stays with its episode and in the member area", async ({ page, problems }) => {
  problems.allow(/status of 400/);
  await register(page);
  await page.goto(playerPage);
  await page.locator("#note textarea").fill("  ");
  await page.locator("#note button").click();
  await expect(page.locator("#note .form-error")).toHaveText("请输入笔记内容");
  await page.locator("#note textarea").fill("第一行\n<b>第二行</b>");
  await page.locator("#note button").click();
  await expect(page.locator(toast)).toHaveText("笔记已保存");
  await expect(page.locator("#note textarea")).toHaveValue("第一行\n<b>第二行</b>");
  await page.goto(notesUrl());
  await expect(page.locator("main")).toContainText("<b>第二行</b>");
  await page.locator(".record summary").last().click();
  await page.locator(".record form button").last().click();
  await expect(page.locator("main")).not.toContainText("第二行");
  await page.goto(notesUrl());
  await expect(page.locator("main")).not.toContainText("第二行");
});

test("what was opened is in the history; with scripts, how far it was heard too", async ({
  page,
  javaScriptEnabled,
}) => {
  await register(page);
  await page.goto(playerPage);
  if (javaScriptEnabled) {
    await hydrate(page);
    const told = page.waitForResponse((response) => response.url().endsWith("/plays"));
    await page.locator("video").evaluate(async (video: HTMLVideoElement) => {
      video.muted = true;
      await video.play();
      video.currentTime = 12;
      video.pause();
    });
    expect((await told).status()).toBe(204);
  }
  await page.goto(playbacksUrl());
  const entry = page.locator("main li", { hasText: inOrder.titles.zh }).first();
  await expect(entry).toBeVisible();
  if (!javaScriptEnabled) return;
  await expect(entry).toContainText("0:12");
  await page.goto(albumUrl(inOrder.movid));
  await page.locator(".album-head a", { hasText: "0:12" }).click();
  await expect(page).toHaveURL(/\?t=12/);
});

test("a session ended elsewhere says so and leads back in", async ({
  page,
  browser,
  baseURL,
  javaScriptEnabled,
  problems,
}) => {
  problems.allow(/status of 401/);
  const account = await register(page);
  const elsewhere = await browser.newPage({ baseURL: baseURL ?? "", javaScriptEnabled: false });
  await signIn(elsewhere, account, password);
  await elsewhere.goto(mineUrl(true));
  const form = elsewhere.locator("form:has(input[name=confirmation])");
  const fields = form.locator("input[type=password]");
  await fields.nth(0).fill(password);
  await fields.nth(1).fill("another password");
  await fields.nth(2).fill("another password");
  await form.locator("button.primary").click();
  await expect(elsewhere.locator(toast)).toBeVisible();
  await elsewhere.close();

  await page.goto(suggestUrl());
  await expect(page.locator(toast)).toContainText("当前用户状态已过期，请重新登录");
  await expect(page.locator("main h1")).toHaveText("请先登录");
  if (javaScriptEnabled) {
    await hydrate(page);
    await page.locator("dialog .chips a").nth(1).click();
  } else {
    await page.locator("main a.primary").click();
    await page.locator("main .chips a").nth(1).click();
  }
  await fillIn(page, account, "another password");
  await expect(page.locator(".member-name")).toHaveText(account);
});

test("a suggestion arrives", async ({ page }) => {
  await register(page);
  await page.goto(suggestUrl());
  await page.locator("main textarea").fill("愿这个网站越来越好");
  await page.locator("main form:has(textarea) button.primary").click();
  await expect(page.locator(toast)).toBeVisible();
});

test("a forgotten password is set anew by a code sent by e-mail", async ({ page }) => {
  await page.goto(forgotUrl("email"));
  await page.locator("input[name=email]").fill("lydia@example.org");
  await page.locator("button[value=send]").click();
  await expect(page.locator(".form-note")).toHaveText("验证码已发送，请查收");
  const outbox = await page.context().newPage();
  await outbox.goto("/_embedded/outbox");
  const code = /\d{6}/.exec(await outbox.locator("body").innerText())?.[0] ?? "";
  await outbox.close();
  await page.locator("input[name=code]").fill(code);
  await page.locator("main button.primary").click();
  await page.locator("input[name=password]").fill("purple456");
  await page.locator("input[name=confirmation]").fill("purple456");
  await page.locator("main button.primary").click();
  await expect(page.locator(toast)).toHaveText("密码重置成功，请登录");
  await fillIn(page, "lydia", "purple456");
  await expect(page).toHaveURL(/\/mine$/);
});

test("a scanned code signs in the page that shows it", async ({ page }) => {
  await page.goto(loginUrl({ redirectTo: hotUrl() }));
  const phone = await page.context().newPage();
  await phone.goto((await page.locator(".qr a[target]").getAttribute("href")) ?? "");
  await phone.locator("a", { hasText: "demo" }).click();
  await phone.close();
  await expect(page).toHaveURL(new RegExp(`${hotUrl()}$`));
  await expect(page.locator(".member-name")).toHaveText("示范会员");
});
