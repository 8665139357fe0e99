import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSheet, usedRules } from "../../../app/document/sheet.ts";
import { rows } from "../../../app/urls/register.ts";
import { startSite, type TestSite } from "../../rigs/site.ts";

const used = (css: string, ...classes: string[]) => usedRules(readSheet(css), new Set(classes));

describe("the rules of a sheet", () => {
  test.each([
    ["a rule without a class stays", "body{a:b}", "body{a:b}"],
    ["one whose class is there stays", ".x{a:b}.y{c:d}", ".x{a:b}"],
    ["one that needs two needs both", ".x .y{a:b}.x.x{c:d}", ".x.x{c:d}"],
    ["of several selectors those that fit", ".x,.y,p{a:b}", ".x,p{a:b}"],
    ["what must not be there need not be", ".x:not(.y){a:b}", ".x:not(.y){a:b}"],
    ["one of a choice need not be", ":is(.y,.z) .x{a:b}", ":is(.y,.z) .x{a:b}"],
    [
      "a condition stays with what it holds",
      "@media print{.x{a:b}.y{c:d}}",
      "@media print{.x{a:b}}",
    ],
    ["and goes with it", "@media print{.y{c:d}}p{e:f}", "p{e:f}"],
    ["frames of movement stay whole", "@keyframes y{to{a:b}}", "@keyframes y{to{a:b}}"],
  ])("%s", (_name, css, expected) => expect(used(css, "x")).toBe(expected));
});

describe("every screen", () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());
  const screens = rows.filter(({ entry }) => entry.kind === "screen" && entry.listed);

  test.each(screens)("$page, at $example, paints with its HTML alone", async ({ example }) => {
    const html = await (await fetch(site.origin + encodeURI(example))).text();
    const head = html.slice(0, html.indexOf("<body"));
    expect(head).not.toMatch(/rel="stylesheet"/);
    expect(head).toMatch(/<style>:root\{/);
    expect(head).toContain('rel="x-stylesheet"');
  });
});
