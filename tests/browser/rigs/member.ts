import type { Cookie, Page } from "playwright/test";
import { loginUrl, mineUrl, registerUrl } from "../../../app/urls/index.ts";
import { expect } from "./fixtures.ts";

export const password = "a password of eight words or so";

let registered = 0;

/** A new member of this worker's site, signed in; what one test does to its member no other test sees. */
export async function register(page: Page): Promise<string> {
  registered += 1;
  const account = `member-${process.pid}-${registered}`;
  const sent = { account, password, confirmation: password, agree: "1", redirectTo: mineUrl() };
  // As the form sends it; a test of its own goes through the form.
  const answer = await page.request.post(registerUrl(), { form: sent, maxRedirects: 0 });
  expect([answer.status(), answer.headers()["location"]]).toEqual([303, mineUrl()]);
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
