import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = globSync("app/**/*.css");

/** The rules of a sheet that speak of hovering and may stick under a finger. */
function sticking(css: string): string[] {
  const around: string[] = [];
  const found: string[] = [];
  for (const [, head = "", brace] of css
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .matchAll(/([^{};]*)([{};])/g)) {
    if (brace === "}") around.pop();
    if (brace !== "{") continue;
    const selector = head.trim();
    const forMice = around.some((one) => /^@media.*\(hover: hover\)/.test(one));
    if (selector.includes(":hover") && !forMice) found.push(selector);
    around.push(selector);
  }
  return found;
}

test("the check knows a rule that sticks", () => {
  expect(sticking("a:hover { color: red } b { top: 0 }")).toEqual(["a:hover"]);
  expect(sticking("@media (min-width: 9px) { a:hover { top: 0 } }")).toEqual(["a:hover"]);
  expect(sticking("@media (hover: hover) { a:hover { top: 0; left: 0 } } a { top: 0 }")).toEqual(
    [],
  );
});

test("nothing hovers under a finger: every such rule is for those who can hover", () => {
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) =>
    sticking(readFileSync(file, "utf8")).map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
});
