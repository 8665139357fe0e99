import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";

/**
 * What axe, itself a script, finds on a page drawn without any: the same document, its scripts taken out and what
 * stands in for them let in, in a page of `reader` that may run axe.
 */
export async function findingsWithoutScripts(page: Page, reader: Page): Promise<string[]> {
  const html = (await page.content())
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<\/?noscript>/g, "");
  await reader.route(page.url(), (route) =>
    route.fulfill({ body: html, contentType: "text/html" }),
  );
  await reader.goto(page.url());
  return findings(reader, ["light"]);
}

/** The rules whose answer hangs on colours; the rest of a page is the same in the dark. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** Both themes of the page as it stands, every finding as one line: the rule, and where. */
export async function findings(
  page: Page,
  themes: readonly ("light" | "dark")[] = ["light", "dark"],
): Promise<string[]> {
  await unpinBars(page);
  const found: string[] = [];
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    // Nothing of ours is in frames; without the legacy mode, axe opens a page of its own for each run.
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    if (colorScheme === "dark") axe.withRules(colourRules);
    else axe.options({ rules: { "target-size": { enabled: true } } });
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations) {
      found.push(
        ...nodes.map(({ target, failureSummary }) => {
          return `${colorScheme} ${id} at ${target.join(" ")}: ${failureSummary}`;
        }),
      );
    }
  }
  return found;
}

/** What a bar happens to cover at this scroll position would be measured by the part that shows. */
function unpinBars(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".top-bar, .bottom-bar, .audio-player { position: relative }");
    document.adoptedStyleSheets = [sheet];
  });
}
