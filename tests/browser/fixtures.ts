import { expect, test as base, type Page } from "playwright/test";
import { startSite, type SiteProcess } from "./site.ts";

interface Problems {
  /** What a test means to happen: a console message (followed by its address) that fits is no problem. */
  allow(pattern: RegExp): void;
}

/** Every test has the site of its worker behind `baseURL`, and fails on anything the browser complains about. */
export const test = base.extend<{ problems: Problems }, { site: SiteProcess }>({
  site: [
    // The runner insists on a pattern here, even where no other fixture is wanted.
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  problems: [
    async ({ context, site }, use) => {
      const found: string[] = [];
      const allowed: RegExp[] = [];
      context.on("console", (message) => {
        // Chromium names every violation of the CSP in the console.
        const text = `${message.text()} ${message.location().url}`;
        if (message.type() === "error" || text.includes("Content Security Policy")) {
          found.push(text);
        }
      });
      context.on("weberror", (error) => found.push(`uncaught: ${String(error.error().stack)}`));
      await use({ allow: (pattern) => allowed.push(pattern) });
      const problems = found.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect.soft(problems, "the browser complained").toEqual([]);
      expect.soft(site.complaints.splice(0), "the site complained").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Paths of every script requested from now on. */
export function scriptRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Paths of every page loaded by the browser itself from now on, as against by client navigation. */
export function documentRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** A key without effect, as a first sign of intent; ends when the page is hydrated and its effects have run. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await hydrated(page);
}

/** The router takes over scrolling in an effect; it is the last thing that happens when a page hydrates. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === "manual");
}
