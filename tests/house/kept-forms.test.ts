import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const app = fileURLToPath(new URL("../../app/", import.meta.url));
const pages = globSync("*/pages/*.tsx", { cwd: app });
/** No form of a page leads there through the router: a whole page follows, a script reports, or nothing is there. */
const others = ["account/pages/logout.tsx", "member/pages/plays.tsx", "shell/pages/not-found.tsx"];

test("every page that takes a form keeps its words when the line fails", () => {
  const actions = pages.filter((page) => {
    const source = readFileSync(app + page, "utf8");
    return source.includes("function action(") && !source.includes("clientAction = sendOrKeep");
  });
  expect(actions.sort()).toEqual(others.sort());
});
