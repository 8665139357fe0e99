import { inLanguage, languages } from "../../app/urls/index.ts";
import { findings, type Theme } from "./rigs/axe.ts";
import { expect, test, type Reader } from "./rigs/fixtures.ts";
import { enterAsDemo } from "./rigs/member.ts";
import { addresses, memberScreens, screens, type Screen } from "./rigs/screens.ts";
import { unwrapNoscript, visit } from "./rigs/walk.ts";

const widths = [320, 360, 768, 1280];
const phone = 360;
const desk = 1280;

screens.forEach((screen, at) => {
  test(`for all eyes and windows: ${screen.name}`, async ({ reader, problems }) => {
    if (screen.status !== 200) problems.allow(new RegExp(`status of ${screen.status}`));
    await look(reader, screen, themeAt(at));
  });
});

memberScreens.forEach((screen, at) => {
  test(`for all eyes and windows, a member's: ${screen.name}`, async ({ reader }) => {
    await enterAsDemo(reader.page);
    await look(reader, screen, themeAt(at));
  });
});

for (const some of inTens(addresses)) {
  const [first, last] = [some.at(0)?.path, some.at(-1)?.path];
  test(`without scripts on a phone, every address from ${first} to ${last}`, async ({
    reader: { page, runScripts },
    problems,
  }) => {
    problems.allow(/status of 40[14]/);
    await runScripts(false);
    for (const screen of some) {
      for (const language of languages) await visit(page, screen, language, [phone]);
    }
  });
}

test("axe finds nothing in the open phone menu and notice", async ({ page }) => {
  await page.setViewportSize({ width: phone, height: 800 });
  for (const language of languages) {
    await page.goto(inLanguage("/", language));
    await page.locator(".notice > summary").first().click();
    await page.locator(".fold > summary").click();
    expect.soft(await findings(page), language).toEqual([]);
  }
});

test("zoom is never disabled", async ({ page }) => {
  await page.goto("/");
  const viewport = page.locator("meta[name=viewport]");
  await expect(viewport).not.toHaveAttribute("content", /user-scalable|maximum-scale/);
});

/**
 * Until somebody means to do something a page is the same with scripts and without, but for what stands in for them:
 * so one language is read without, on a phone, and the other with them, at a desk. A phone shows both themes of a screen,
 * a desk one of them, in turns: what only a wide window has is the same on many screens.
 */
async function look({ page, runScripts }: Reader, screen: Screen, theme: Theme): Promise<void> {
  // The page with a code to scan loads itself again, and says beside it how to have it stand still.
  const reloads = screen.path === "/login";
  const again = /type=qrcode/;
  if (reloads) await page.route(again, (route) => route.fulfill({ status: 204 }));
  await runScripts(false);
  await visit(page, screen, "zh-CN", endingWith(phone));
  await unwrapNoscript(page);
  await runScripts(true);
  const found = (await findings(page)).filter((one) => !(reloads && /meta-refresh/.test(one)));
  expect.soft(found, `${screen.path} without scripts at ${phone}`).toEqual([]);
  if (reloads) await page.unroute(again);
  await visit(page, screen, "en-US", endingWith(desk));
  expect.soft(await findings(page, [theme]), `${screen.path} in English at ${desk}`).toEqual([]);
}

const themeAt = (at: number): Theme => (at % 2 === 0 ? "light" : "dark");

const endingWith = (width: number) => [...widths.filter((one) => one !== width), width];

function inTens(all: readonly Screen[]): Screen[][] {
  return Array.from({ length: Math.ceil(all.length / 10) }, (_, at) =>
    all.slice(at * 10, at * 10 + 10),
  );
}
