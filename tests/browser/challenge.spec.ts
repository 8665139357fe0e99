import type { Locator, Page } from "playwright/test";
import { hotUrl, loginUrl } from "../../app/urls/index.ts";
import { findings } from "./rigs/axe.ts";
import { expect, hydrate, hydrated, test } from "./rigs/fixtures.ts";
import { fillIn, password, register } from "./rigs/member.ts";

const done = ".captcha input[type=hidden][name=captcha]";
const picture = ".captcha-picture img";

test.beforeEach(({ problems }) => problems.allow(/status of 4(00|29)/));

/** The sign-in form after so many failures that it asks for more than a password. */
async function fail(page: Page, account: string, form: Locator): Promise<void> {
  for (let n = 0; n < 5; n++) {
    await expect(form.locator("input[name=captchaKey]")).toHaveCount(0);
    const answered = page.waitForResponse((one) => one.request().method() === "POST");
    await fillIn(page, account, `wrong ${n}`);
    await answered;
  }
  await expect(form.locator("input[name=captchaKey]")).toHaveCount(1);
}

async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies();
}

test.describe("with scripts", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "the work needs scripts");

  test("a browser does the work, and nobody reads the picture", async ({ page }) => {
    const account = await register(page);
    await signOut(page);
    await page.goto(loginUrl({ type: "password" }));
    await fail(page, account, page.locator("form.form"));
    // The page came as a whole, and its scripts at once.
    await hydrated(page);
    await expect(page.locator(done)).toHaveCount(1);
    await expect(page.locator(picture)).toHaveCount(0);
    await expect(page.locator(".captcha [role=status]")).toHaveText(/已经完成验证/);
    expect.soft(await findings(page)).toEqual([]);
    await fillIn(page, account, password);
    await expect(page.locator(".member-name")).toBeVisible();
  });

  test("a form over the page is held until the work is done, and keeps its words", async ({
    page,
  }) => {
    const account = await register(page);
    await signOut(page);
    await page.goto(hotUrl());
    await hydrate(page);
    await page.locator(".top-bar > .wrap > .sign-in").click();
    await page.locator("dialog.dialog .chips a").nth(1).click();
    const form = page.locator("dialog.dialog form.form");
    // The work cannot begin before its script is there.
    const script = Promise.withResolvers<null>();
    await page.route(/\/assets\/pbkdf2-/, async (route) => {
      await script.promise;
      await route.continue();
    });
    await fail(page, account, form);
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") sent.push(request.url());
    });
    await fillIn(page, account, password);
    await expect(form.locator(".captcha [role=status]")).toHaveText(/正在自动验证/);
    await expect(form.locator("input[name=password]")).toHaveValue(password);
    expect(sent).toEqual([]);
    script.resolve(null);
    await expect(page.locator(".member-name")).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test("a browser that cannot work reads the picture, or another one", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis.crypto, "subtle", { value: undefined });
    });
    const account = await register(page);
    await signOut(page);
    await page.goto(hotUrl());
    await hydrate(page);
    await page.locator(".top-bar > .wrap > .sign-in").click();
    await page.locator("dialog.dialog .chips a").nth(1).click();
    const form = page.locator("dialog.dialog form.form");
    await fail(page, account, form);
    const first = await form.locator(picture).getAttribute("src");
    await form.locator("button[value=picture]").click();
    await expect(form.locator(picture)).not.toHaveAttribute("src", String(first));
    // In the dialog even the password stays.
    await expect(form.locator("input[name=password]")).toHaveValue("wrong 4");
    await expect(form.locator("input[name=captcha]")).toHaveAttribute("required", "");
    expect.soft(await findings(page)).toEqual([]);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("there is a picture, another one, and a way by e-mail", async ({ page }) => {
    const account = await register(page);
    await signOut(page);
    await page.goto(loginUrl({ type: "password" }));
    const form = page.locator("form.form");
    await fail(page, account, form);
    await expect(form.locator(picture)).toBeVisible();
    await expect(form.locator(picture)).toHaveAttribute("alt", /六个字母或数字/);
    const first = await form.locator(picture).getAttribute("src");
    await form.locator("button[value=picture]").click();
    await expect(form.locator(picture)).not.toHaveAttribute("src", String(first));
    await expect(form.locator("input[name=account]")).toHaveValue(account);
    await form.locator("input[name=captcha]").fill("wrong");
    await fillIn(page, account, password);
    await expect(page.locator(".form-error")).toContainText("验证没有通过");
    await form.locator(".captcha a").click();
    await expect(page.locator("input[name=email]")).toBeVisible();
  });
});
