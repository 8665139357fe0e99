import { hotUrl } from "../../../app/urls/index.ts";
import { findings } from "../rigs/axe.ts";
import { documentRequests, expect, hydrate, test } from "../rigs/fixtures.ts";
import { fillIn, password } from "../rigs/member.ts";
import { albumPage } from "../rigs/seed.ts";

// Without scripts each of these is a page; journey-member goes through them.
test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "dialogs need scripts");

const toast = ".toast p";
const dialog = "dialog.dialog";

test.beforeEach(async ({ page, problems }) => {
  problems.allow(/status of 40[01]/);
  await page.goto(hotUrl());
  await hydrate(page);
  await page.locator(".top-bar > .wrap > .sign-in").click();
  await page.locator(`${dialog} .chips a`).nth(1).click();
});

test("registering lies over the page, and back", async ({ page }) => {
  const loaded = documentRequests(page);
  await page.locator(`${dialog} .sign-in-page > p a`).click();
  await expect(page.locator(`${dialog} h1`)).toHaveText("注册");
  expect.soft(await findings(page)).toEqual([]);
  await page.locator(`${dialog} .sign-in-page > p a`).click();
  await expect(page.locator(`${dialog} h1`)).toHaveText("登录");
  await page.locator(`${dialog} .sign-in-page > p a`).click();
  const form = page.locator(`${dialog} form:has(input[name=confirmation])`);
  await form.locator("input[name=account]").fill(`over-${process.pid}-${Date.now()}`);
  await form.locator("input[name=password]").fill(password);
  await form.locator("input[name=confirmation]").fill("another one");
  await form.locator("button.primary").click();
  await expect(form.locator(".form-error")).toBeVisible();
  await form.locator("input[name=confirmation]").fill(password);
  await form.locator("button.primary").click();
  await expect(page).toHaveURL(/\/mine$/);
  await expect(page.locator(dialog)).toHaveCount(0);
  expect(loaded).toEqual([]);
});

test("a forgotten password is set anew in two steps over the page", async ({ page }) => {
  const loaded = documentRequests(page);
  await page.locator(`${dialog} .actions a`).click();
  await expect(page.locator(`${dialog} h1`)).toHaveText("忘记密码");
  expect.soft(await findings(page)).toEqual([]);
  await page.locator(`${dialog} .chips a`).nth(1).click();
  const form = page.locator(`${dialog} form.form`);
  await form.locator("input[name=email]").fill("demo@example.org");
  await form.locator("button[value=send]").click();
  await expect(page.locator(`${dialog} .form-note`)).toHaveText("验证码已发送，请查收");
  const outbox = await page.context().newPage();
  await outbox.goto("/_embedded/outbox");
  const code = /\d{6}/.exec(await outbox.locator("body").innerText())?.[0] ?? "";
  await outbox.close();
  await form.locator("input[name=code]").fill(code);
  await form.locator("button.primary").click();
  await form.locator("input[name=password]").fill("gospel123");
  await form.locator("input[name=confirmation]").fill("gospel123");
  await form.locator("button.primary").click();
  await expect(page.locator(toast)).toHaveText("密码重置成功，请登录");
  await expect(page.locator(dialog)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${hotUrl()}$`));
  expect(loaded).toEqual([]);
});

test("a line that fails takes neither the page nor the words", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await fillIn(page, "demo", "gospel123");
  await expect(page.locator(`${dialog} .form-error`)).toBeVisible();
  await expect(page.locator(`${dialog} input[name=account]`)).toHaveValue("demo");
  await expect(page.locator(`${dialog} input[name=password]`)).toHaveValue("gospel123");
  // Another way to sign in cannot be fetched; what is there stays.
  await page.locator(`${dialog} .chips a`).first().click();
  await expect(page.locator(`${dialog} input[name=account]`)).toHaveValue("demo");
  await context.setOffline(false);
  await page.locator(`${dialog} form.form button.primary`).click();
  await expect(page.locator(".member-name")).toHaveText("示范会员");
  await expect(page).toHaveURL(new RegExp(`${hotUrl()}$`));
});

test("a sign-in that cannot be fetched says so, and is asked again", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(albumPage);
  await hydrate(page);
  await context.setOffline(true);
  await page.locator(".top-bar > .wrap > .sign-in").click();
  await expect(page.locator(`${dialog} .form-error`)).toBeVisible();
  await context.setOffline(false);
  await page.locator(`${dialog} .form-error button`).click();
  await expect(page.locator(`${dialog} .qr svg`)).toBeVisible();
});
