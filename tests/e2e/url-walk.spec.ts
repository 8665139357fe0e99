import { table } from "../../app/routes.ts";
import { inLanguage, languages } from "../../app/urls.ts";
import { expect, test } from "./fixtures.ts";

/** Every address the site has ever had, as a visitor without scripts meets it on a phone. */
test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

const meantToBeMissing = new Set(["notFound"]);
/** Data for scripts and podcast apps; no page. */
const noPage = new Set(["popupAd", "podcast", "audio"]);

for (const { page: name, path, example } of table.filter((row) => !noPage.has(row.page))) {
  test(`/${path} (${name})`, async ({ page, problems }) => {
    if (meantToBeMissing.has(name)) problems.allow(/status of 404/);
    for (const language of languages) {
      const response = await page.goto(inLanguage(encodeURI(example), language));
      expect(response?.status()).toBe(meantToBeMissing.has(name) ? 404 : 200);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess).toBe(0);
    }
  });
}
