import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";

/** The rules whose answer hangs on colours; the rest of a page is the same in the dark. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** Both themes of the page as it stands, every finding as one line: the rule, and where. */
export async function findings(page: Page): Promise<string[]> {
  await unpinBars(page);
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    // Nothing of ours is in frames; without the legacy mode, axe opens a page of its own for each run.
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    // What is in order is only counted: to name each element of it would take half of the time.
    axe.options({ resultTypes: ["violations"], rules: { "target-size": { enabled: true } } });
    if (colorScheme === "dark") axe.withRules(colourRules);
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations) {
      found.push(
        ...nodes.map(({ target, failureSummary }) => {
          return `${colorScheme} ${id} at ${target.join(" ")}: ${failureSummary}`;
        }),
      );
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
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
