import { captchaUrl, loginUrl } from "../../app/urls/index.ts";
import { findings } from "./rigs/axe.ts";
import { documentRequests, expect, hydrate, test } from "./rigs/fixtures.ts";
import { startSite, type SiteProcess } from "./rigs/site.ts";

/** The picture that the account host wants read, where signing in by text message is open. */
const picture = ".captcha-picture img";
const another = ".captcha-picture button";
const read = "input[name=hostCaptcha]";
const key = "input[name=hostCaptchaKey]";

let site: SiteProcess;
test.beforeAll(async () => {
  site = await startSite({ SMS_LOGIN: "1" });
});
test.afterAll(() => site.stop());
test.beforeEach(({ problems }) => problems.allow(/status of 400/));

test("another picture comes in the place of the first, and what was typed stays", async ({
  page,
}) => {
  await page.goto(site.origin + captchaUrl());
  await hydrate(page);
  await page.locator("input[name=mobile]").fill("13900000027");
  await page.locator(read).fill("12");
  const [first, firstKey] = [
    await page.locator(picture).getAttribute("src"),
    await page.locator(key).inputValue(),
  ];
  const loaded = documentRequests(page);
  await page.locator(another).click();
  await expect(page.locator(picture)).not.toHaveAttribute("src", String(first));
  expect(await page.locator(key).inputValue()).not.toBe(firstKey);
  await expect(page.locator(read)).toHaveValue("");
  await expect(page.locator(read)).toBeFocused();
  await expect(page.locator("input[name=mobile]")).toHaveValue("13900000027");
  expect(loaded).toEqual([]);
  expect.soft(await findings(page)).toEqual([]);
});

test("from the sign-in to the picture and back, by buttons alone", async ({ page }) => {
  await page.goto(site.origin + loginUrl({ type: "sms" }));
  await page.locator("input[name=mobile]").fill("13900000028");
  await page.locator("button[value=send]").click();
  await expect(page).toHaveURL(/\/captcha/);
  await expect(page.locator("input[name=mobile]")).toHaveValue("13900000028");
  await expect(page.locator(picture)).toBeVisible();
  await page.locator(read).fill("0000");
  await page.locator("form.form button.primary").click();
  await expect(page.locator("p.form-error")).toHaveText("图形验证码错误");
  await expect(page.locator("input[name=mobile]")).toHaveValue("13900000028");
});
