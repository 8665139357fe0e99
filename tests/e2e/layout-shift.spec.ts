import type { Page } from "playwright/test";
import { expect, hydrated, test } from "./fixtures.ts";
import { albumPage, audioPage, playerPage } from "./seed.ts";

/** Every shift since the page began: how much, what moved, and where to. */
function shifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        interface Shift extends PerformanceEntry {
          value: number;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        }
        new PerformanceObserver((list) => {
          // A shift without a node is inside the browser's own media controls.
          const found = (list.getEntries() as Shift[]).filter(({ sources }) =>
            sources.some(({ node }) => node !== null),
          );
          resolve(
            found.map(({ value, startTime, sources }) => {
              const moved = sources.map(({ node, previousRect, currentRect }) => {
                const name = node instanceof Element ? node.outerHTML.slice(0, 60) : node?.nodeName;
                return `${name} ${JSON.stringify(previousRect)} -> ${JSON.stringify(currentRect)}`;
              });
              return `${value} at ${Math.round(startTime)} ms: ${moved.join(", ")}`;
            }),
          );
        }).observe({ type: "layout-shift", buffered: true });
        // The observer stays silent where there was none.
        setTimeout(() => resolve([]), 300);
      }),
  );
}

const pages = { home: "/", album: albumPage, player: playerPage, "audio player": audioPage };

for (const [name, path] of Object.entries(pages)) {
  test(`nothing shifts on ${name} at 360, loading, scrolling and hydrating`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path, { waitUntil: "networkidle" });
    await page.mouse.move(180, 400);
    for (let turn = 0; turn < 8; turn++) {
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(60);
    }
    await page.waitForLoadState("networkidle");
    expect(await shifts(page)).toEqual([]);
    await page.keyboard.press("Shift");
    await hydrated(page);
    expect(await shifts(page)).toEqual([]);
  });
}
