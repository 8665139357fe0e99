import type { Page } from "playwright/test";
import { inLanguage, type Language } from "../../../app/urls/index.ts";
import { expect } from "./fixtures.ts";
import type { Screen } from "./screens.ts";

/** What holds of every answer; what fails names the address. */
export async function visit(
  page: Page,
  { path, status }: Screen,
  language: Language,
  widths: readonly number[],
): Promise<void> {
  const address = inLanguage(path, language);
  const response = await page.goto(address);
  const seen = await page.evaluate(() => ({
    headings: document.querySelectorAll("h1").length,
    lang: document.documentElement.lang,
  }));
  expect
    .soft({ status: response?.status(), ...seen }, address)
    .toEqual({ status, headings: 1, lang: language });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await excess(page), `${address} at ${width}`).toBe(0);
  }
}

/** By how much a page is wider than its window. */
function excess(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** What stands in for scripts stays where it is drawn, and is read, once scripts may run: axe is one. */
export function unwrapNoscript(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const one of document.querySelectorAll("noscript")) one.replaceWith(...one.childNodes);
  });
}
