import { chromium, type Browser } from "playwright";
import { liteCookie } from "../../../server/session/preferences.ts";
import { ask } from "../../rigs/browse.ts";
import { ensureChromium } from "../../rigs/chromium.ts";
import type { Hosts } from "../parts/part.ts";
import { screens } from "../parts/weight.ts";
import { startSite } from "../rigs/sites.ts";
import { figure, kb, print } from "../rigs/table.ts";
import { lines, openAndPaint, slowDown, type Line, type Paint } from "./paint.ts";
import { touch, type Touch } from "./touch.ts";

const phone = { width: 390, height: 844 };
const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];

/** `--slow [PAGE ...]`: paint and hydration on lines that are slow, in a real browser, for every screen or the named ones. */
export async function measureSlow({ variables }: Hosts, named: string[]): Promise<void> {
  const site = await startSite(variables);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args });
  const wanted = screens.filter(({ page }) => named.length === 0 || named.includes(page));
  const rows: string[][] = [];
  for (const { page, path } of wanted) {
    const url = site.origin + encodeURI(path);
    // It is made, and its compression at leisure begun, before anybody measures.
    for (let asked = 0; asked < 3; asked++) await ask(site.origin, encodeURI(path));
    const narrow = await visit(browser, url, lines.narrow);
    const lite = await visit(browser, url, lines.narrow, true);
    const slow4g = await visit(browser, url, lines.slow4g, false, true);
    rows.push([
      page,
      ...[narrow, lite, slow4g].flatMap(({ fcp, lcp }) => [seconds(fcp), seconds(lcp)]),
      seconds(slow4g.ms),
      figure(slow4g.files),
      kb(slow4g.bytes),
    ]);
    process.stderr.write(`${page} `);
  }
  await browser.close();
  await site.end();
  print(
    `Paint in seconds at ${lines.narrow.name} (and with lite), and in ${lines.slow4g.name}; there also a first touch until hydrated`,
    ["", "FCP", "LCP", "lite FCP", "LCP", "4G FCP", "LCP", "touch", "files", "KB"],
    rows,
    "Targets: FCP 2.0 s, lite 1.6 s, touch 1.2 s, 8 files, 115 KB. What is painted later than 5 s after the first paint is not waited for.",
  );
}

const none: Touch = { ms: NaN, files: NaN, bytes: NaN };

/** One visit with an empty cache. */
async function visit(
  browser: Browser,
  url: string,
  line: Line,
  lite = false,
  touches = false,
): Promise<Paint & Touch> {
  const context = await browser.newContext({ viewport: phone });
  if (lite) await context.addCookies([{ name: liteCookie, value: "1", url }]);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await slowDown(devTools, line);
  const paint = await openAndPaint(page, url);
  const touched = touches ? await touch(page, devTools) : none;
  await context.close();
  return { ...paint, ...touched };
}

const seconds = (ms: number) => figure(ms / 1000, 2);
