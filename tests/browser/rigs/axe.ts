import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";

/** What axe does not look at by itself. */
const wanted = {
  "target-size": { enabled: true },
  "label-content-name-mismatch": { enabled: true },
};

/** The rules whose answer hangs on colours; the rest of a page is the same in the dark. */
const colourRules = ["color-contrast", "link-in-text-block"];

const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** The page as it stands in both themes, or in some; every finding as one line: the rule, and where. */
export async function findings(page: Page, some: readonly Theme[] = themes): Promise<string[]> {
  await unpinBars(page);
  const found: string[] = [];
  for (const colorScheme of some) {
    await page.emulateMedia({ colorScheme });
    // Nothing of ours is in frames; without the legacy mode, axe opens a page of its own for each run.
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    // What is in order is only counted: to name each element of it would take half of the time.
    axe.options({ resultTypes: ["violations"], rules: wanted });
    if (colorScheme !== some[0]) axe.withRules(colourRules);
    // A long list goes on as it began.
    axe.exclude(":is(ul, ol) > li:nth-child(n + 25)");
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
