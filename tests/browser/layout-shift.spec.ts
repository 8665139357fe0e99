import type { Page } from "playwright/test";
import { chapterUrl } from "../../app/urls/index.ts";
import { expect, hydrated, test } from "./rigs/fixtures.ts";
import { albumPage, audioPage, playerPage } from "./rigs/seed.ts";

/** Every shift since the page began: how much, what moved, and where to. */
function shifts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: "layout-shift", buffered: true });
    // What was kept is handed over at once, so there is nothing to wait for.
    const all = observer.takeRecords() as Shift[];
    observer.disconnect();
    // A shift without a node is inside the browser's own media controls.
    const found = all.filter(({ sources }) => sources.some(({ node }) => node !== null));
    return found.map(({ value, startTime, sources }) => {
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? node.outerHTML.slice(0, 60) : node?.nodeName;
        return `${name} ${JSON.stringify(previousRect)} -> ${JSON.stringify(currentRect)}`;
      });
      return `${value} at ${Math.round(startTime)} ms: ${moved.join(", ")}`;
    });
  });
}

/** Two frames: what a scroll or a change has moved is drawn, and known. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );

const pages = {
  home: "/",
  album: albumPage,
  player: playerPage,
  "audio player": audioPage,
  "Psalm 119 in three versions": chapterUrl(19, 119, { versions: ["hhb", "kjv", "asv"] }),
};

for (const [name, path] of Object.entries(pages)) {
  test(`nothing shifts on ${name} at 360, loading, scrolling and hydrating`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path, { waitUntil: "networkidle" });
    for (let turn = 0; turn < 8; turn++) {
      await page.evaluate(() => {
        scrollBy({ top: 600, behavior: "instant" });
      });
      await drawn(page);
    }
    await page.waitForLoadState("networkidle");
    expect(await shifts(page)).toEqual([]);
    await page.keyboard.press("Shift");
    await hydrated(page);
    await drawn(page);
    expect(await shifts(page)).toEqual([]);
  });
}

test("a shift would be seen", async ({ page }) => {
  await page.goto("/");
  await drawn(page);
  await page.locator("main").evaluate((main) => {
    main.style.marginTop = "200px";
  });
  await drawn(page);
  expect(await shifts(page)).not.toEqual([]);
});
