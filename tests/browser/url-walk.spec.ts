import { rows as all } from "../../app/urls/register.ts";
import { inLanguage, languages } from "../../app/urls/index.ts";
import { findingsWithoutScripts } from "./axe.ts";
import { expect, test } from "./fixtures.ts";

/** Every address the site has ever had, as a visitor without scripts meets it on a phone. */
const viewport = { width: 360, height: 740 };
test.use({ javaScriptEnabled: false, viewport });

/** Data for scripts and podcast apps is no page; nor is where only scripts send something. */
const rows = all.filter(({ entry }) => entry.kind !== "data");
/** The other shapes of an address lead to the same document. */
const canonical = new Set(new Map([...rows].reverse().map((row) => [row.page, row])).values());

for (const [index, row] of rows.entries()) {
  const { page: name, path, example, entry } = row;
  /** What axe reads, turn and turn about; its own tests have each screen in both languages. */
  const axeReads = languages[index % languages.length];
  test(`/${path} (${name})`, async ({ browser, page, problems }) => {
    const status = name === "notFound" ? 404 : entry.audience === "members" ? 401 : 200;
    if (status !== 200) problems.allow(new RegExp(`status of ${status}`));
    const reader = await browser.newPage({ javaScriptEnabled: true, viewport });
    for (const language of languages) {
      const response = await page.goto(inLanguage(encodeURI(example), language));
      expect(response?.status()).toBe(status);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess).toBe(0);
      if (!canonical.has(row) || language !== axeReads) continue;
      const found = await findingsWithoutScripts(page, reader);
      // The page with a code to scan loads itself again, and says beside it how to have it stand still.
      const meant = name === "login" ? /meta-refresh/ : /^$/;
      expect
        .soft(
          found.filter((finding) => !meant.test(finding)),
          language,
        )
        .toEqual([]);
    }
    await reader.close();
  });
}
