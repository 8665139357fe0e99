import {
  expect,
  test as base,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type WebError,
} from "playwright/test";
import { startSite, type SiteProcess } from "./site.ts";

interface Problems {
  /** What a test means to happen: a console message (followed by its address) that fits is no problem. */
  allow(pattern: RegExp): void;
  /** Hears what pages of this context complain of, until the answer is called. */
  watch(context: BrowserContext): () => void;
}

/** One page for all tests of a worker that only look: to open a page takes longer than to look at one. */
export interface Reader {
  page: Page;
  /** Whether pages run their scripts; what a test itself runs in them waits for nothing where they do not. */
  runScripts(wanted: boolean): Promise<void>;
}

interface OfWorker {
  site: SiteProcess;
  openReader: { context: BrowserContext; reader: Reader };
}

/** Every test has the site of its worker behind `baseURL`, and fails on anything the browser complains about. */
export const test = base.extend<{ problems: Problems; reader: Reader }, OfWorker>({
  site: [
    // The runner insists on a pattern here, even where no other fixture is wanted.
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  openReader: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({ baseURL: site.origin });
      const page = await context.newPage();
      const devTools = await context.newCDPSession(page);
      const runScripts = async (wanted: boolean) => {
        await devTools.send("Emulation.setScriptExecutionDisabled", { value: !wanted });
      };
      await use({ context, reader: { page, runScripts } });
      await context.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  problems: [
    async ({ site }, use) => {
      const found: string[] = [];
      const allowed: RegExp[] = [];
      await use({
        allow: (pattern) => allowed.push(pattern),
        watch: (context) => collectProblems(context, found),
      });
      const problems = found.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect.soft(problems, "the browser complained").toEqual([]);
      expect.soft(site.complaints.splice(0), "the site complained").toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, problems }, use) => {
    problems.watch(context);
    await use(context);
  },
  reader: async ({ openReader: { context, reader }, problems }, use) => {
    const leave = problems.watch(context);
    await use(reader);
    await reader.page.goto("about:blank");
    await context.clearCookies();
    leave();
  },
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

function collectProblems(context: BrowserContext, found: string[]): () => void {
  const hear = (message: ConsoleMessage) => {
    // Chromium names every violation of the CSP in the console.
    const text = `${message.text()} ${message.location().url}`;
    if (message.type() === "error" || text.includes("Content Security Policy")) found.push(text);
  };
  const fall = (error: WebError) => void found.push(`uncaught: ${String(error.error().stack)}`);
  context.on("console", hear).on("weberror", fall);
  return () => void context.off("console", hear).off("weberror", fall);
}
