import { biblesUrl, chapterUrl } from "../../app/urls/index.ts";
import { expect, hydrate, test } from "./rigs/fixtures.ts";

const goOn = (volume: number, chapter: number) =>
  `main a.button[href="${chapterUrl(volume, chapter)}"]`;

test("the last volume and chapter are kept, and the Bible's first page leads back to them", async ({
  page,
}) => {
  await page.goto(biblesUrl());
  await hydrate(page);
  await expect(page.locator(goOn(43, 1))).toBeVisible();
  for (const [volume, chapter] of [
    [19, 23],
    [45, 8],
  ] as const) {
    await page.goto(chapterUrl(volume, chapter));
    await hydrate(page);
    const kept = () => page.evaluate(() => localStorage.getItem("blast"));
    await expect.poll(kept).toBe(`${volume}/${chapter}`);
    await page.goto(biblesUrl());
    await hydrate(page);
    await expect(page.locator(goOn(volume, chapter))).toContainText(String(chapter));
    await expect(page.locator(goOn(43, 1))).toHaveCount(0);
  }
});
