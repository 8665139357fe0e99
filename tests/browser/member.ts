import type { Cookie, Page } from "playwright/test";
import { loginUrl, registerUrl } from "../../app/urls/index.ts";
import { expect } from "./fixtures.ts";

export const password = "a password of eight words or so";

let registered = 0;

/** A new member of this worker's site, signed in; what one test does to its member no other test sees. */
export async function register(page: Page): Promise<string> {
  registered += 1;
  const account = `member-${process.pid}-${registered}`;
  await page.goto(registerUrl());
  await page.locator("input[name=account]").fill(account);
  await page.locator("input[name=password]").fill(password);
  await page.locator("input[name=confirmation]").fill(password);
  await page.locator(".sign-in-page button.primary").click();
  await expect(page).toHaveURL(/\/mine$/);
  return account;
}

/** The cookies of the demonstration's member on this worker's site. */
let demo: Cookie[] | null = null;

/** As after a sign-in, which happens once for all tests of a worker that only want to be in. */
export async function enterAsDemo(page: Page): Promise<void> {
  if (demo !== null) return page.context().addCookies(demo);
  await signIn(page, "demo", "gospel123");
  await expect(page.locator(".toast p")).toBeVisible();
  demo = await page.context().cookies();
}

export async function signIn(page: Page, account: string, secret: string): Promise<void> {
  await page.goto(loginUrl({ type: "password" }));
  await fillIn(page, account, secret);
}

/** The form of the page, or of the dialog over it. */
export async function fillIn(page: Page, account: string, secret: string): Promise<void> {
  const form = page.locator("form:has(input[name=password])");
  await form.locator("input[name=account]").fill(account);
  await form.locator("input[name=password]").fill(secret);
  await form.locator("button.primary").click();
}
