import type { Page } from "playwright/test";
import { chapterUrl, hotUrl, mineUrl } from "../../app/urls/index.ts";
import { expect, test } from "./rigs/fixtures.ts";
import { enterAsDemo } from "./rigs/member.ts";
import { albumPage, playerPage } from "./rigs/seed.ts";

/** Letters of this size and less; larger ones would need 3. */
const enough = 4.5;

interface Control {
  kind: string;
  path: string;
  /** The control, and the same kind of control where it is what is chosen. */
  plain: string;
  chosen?: string;
  /** Pressed first, to have it in sight. */
  opener?: string;
}

const chapter = chapterUrl(43, 3);
const controls: Control[] = [
  {
    kind: "chip",
    path: hotUrl(),
    plain: "main .chips a:visible",
    chosen: "main .chips [aria-current]",
  },
  {
    kind: "section",
    path: hotUrl(),
    plain: ".top-bar .sections a",
    chosen: ".top-bar .sections [aria-current]",
  },
  { kind: "button", path: albumPage, plain: ".actions .button:not(.primary)" },
  { kind: "first button", path: albumPage, plain: ".actions .button.primary" },
  { kind: "page", path: albumPage, plain: ".pager a", chosen: ".pager [aria-current]" },
  { kind: "episode", path: playerPage, plain: ".episodes a", chosen: ".episodes [aria-current]" },
  {
    kind: "medium",
    path: playerPage,
    plain: "main .chips a:visible",
    chosen: "main .chips [aria-current]",
  },
  { kind: "card", path: hotUrl(), plain: ".card .card-title" },
  { kind: "link of the footer", path: hotUrl(), plain: ".footer li a" },
  {
    kind: "book of the Bible",
    path: chapter,
    plain: ".book-side ul[data-testament=new] a",
    chosen: ".book-side [aria-current]",
  },
  {
    kind: "testament",
    path: chapter,
    plain: ".testament-tab label[for=testament-old]",
    chosen: ".testament-tab :checked + label",
  },
  {
    kind: "chapter",
    path: chapter,
    opener: ".tool > summary >> nth=0",
    plain: ".panel .chapter-numbers a",
    chosen: ".panel .chapter-numbers [aria-current]",
  },
  {
    kind: "version",
    path: chapter,
    opener: ".tool > summary >> nth=1",
    plain: ".panel [name=versions][aria-pressed=false]",
    chosen: ".panel [name=versions][aria-pressed=true]",
  },
  { kind: "tool", path: chapter, plain: ".tool > summary" },
  { kind: "neighbour", path: chapter, plain: ".neighbours a" },
];

const members: Control[] = [
  {
    kind: "page of the member area",
    path: mineUrl(),
    plain: ".mine-side .chips a",
    chosen: ".mine-side .chips [aria-current]",
  },
  {
    kind: "link of the menu",
    path: mineUrl(),
    opener: ".member-menu > summary",
    plain: ".member-sheet .member-links a",
  },
  {
    kind: "way out in the menu",
    path: mineUrl(),
    opener: ".member-menu > summary",
    plain: ".member-sheet .member-links button",
  },
];

for (const theme of ["light", "dark"] as const) {
  test(`controls are read in every state, in the ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    const faults: string[] = [];
    for (const control of controls) faults.push(...(await look(page, control)));
    await enterAsDemo(page);
    for (const control of members) faults.push(...(await look(page, control)));
    expect(faults).toEqual([]);
  });
}

test("what is chosen looks the same under the pointer, and nothing hovers under a finger", async ({
  browser,
  page,
  baseURL,
}) => {
  await page.goto(hotUrl());
  const chosen = page.locator("main .chips [aria-current]");
  const before = await coloursOf(page, "main .chips [aria-current]");
  await chosen.hover();
  expect(await coloursOf(page, "main .chips [aria-current]")).toEqual(before);
  // The pointer does change what is not chosen: else this test would see nothing.
  const plain = "main .chips a:not([aria-current])";
  const away = await coloursOf(page, plain);
  await page.locator(plain).first().hover();
  expect(await coloursOf(page, plain)).not.toEqual(away);

  const phone = await browser.newContext({
    baseURL: baseURL ?? "",
    hasTouch: true,
    isMobile: true,
  });
  const touched = await phone.newPage();
  await touched.goto(hotUrl());
  expect(await touched.evaluate(() => matchMedia("(hover: hover)").matches)).toBe(false);
  const still = await coloursOf(touched, plain);
  await touched.locator(plain).first().hover();
  expect(await coloursOf(touched, plain)).toEqual(still);
  await phone.close();
});

/** What cannot be read of a control: as it stands, under the pointer, with the focus, and where it is chosen. */
async function look(page: Page, { kind, path, plain, chosen, opener }: Control): Promise<string[]> {
  await page.goto(path);
  if (opener !== undefined) await page.locator(opener).click();
  const faults: string[] = [];
  for (const selector of chosen === undefined ? [plain] : [plain, chosen]) {
    const one = page.locator(selector).first();
    const states: [string, () => Promise<unknown>][] = [
      ["as it stands", () => page.mouse.move(0, 0)],
      ["under the pointer", () => one.hover()],
      ["with the focus", () => one.focus()],
    ];
    for (const [state, enter] of states) {
      await enter();
      const ratio = await contrastOf(page, selector);
      if (ratio < enough) faults.push(`${kind}, ${selector} ${state}: ${ratio.toFixed(2)}`);
    }
  }
  return faults;
}

function coloursOf(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { color, backgroundColor, borderTopColor } = getComputedStyle(element);
      return [color, backgroundColor, borderTopColor];
    });
}

/** Letters against what lies behind them, as WCAG 2 counts it. */
function contrastOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
      const light = (colour: string) => {
        const [r = 0, g = 0, b = 0] = channels(colour).map((value) => {
          const share = value / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      let behind: Element | null = element;
      const ground = (one: Element) => getComputedStyle(one).backgroundColor;
      while (behind !== null && (channels(ground(behind))[3] ?? 1) === 0) {
        behind = behind.parentElement;
      }
      const pair = [
        light(getComputedStyle(element).color),
        light(behind === null ? "rgb(255, 255, 255)" : ground(behind)),
      ].sort((a, b) => b - a);
      return ((pair[0] ?? 0) + 0.05) / ((pair[1] ?? 0) + 0.05);
    });
}
