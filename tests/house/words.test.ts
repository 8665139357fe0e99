import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { zhCN } from "../../app/i18n/zh-CN.ts";

/** Every source of the site but its words. */
const sources = ["app", "server"].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(words|i18n|content)\//.test(file))
    .map((file) => readFileSync(join(root, file), "utf8")),
);

/** Keys of leaves, without the endings of plurals. */
function keysOf(words: object, prefix = ""): string[] {
  return Object.entries(words).flatMap(([name, value]) => {
    const key = `${prefix}${name.replace(/_(zero|one|two|few|many|other)$/, "")}`;
    const nested = typeof value === "object" && value !== null && !Array.isArray(value);
    return nested ? keysOf(value, `${key}.`) : [key];
  });
}

test("every word is said somewhere", () => {
  const all = sources.join("\n");
  const said = new Set([...all.matchAll(/["'`]([\w-]+(?:\.[\w-]+)+)["'`]/g)].map(([, key]) => key));
  // Keys that are put together: `live.state.${state}`.
  const shapes = [...all.matchAll(/`([\w-]+\.[\w.-]*(?:\$\{[^`}]*\}[\w.-]*)+)`/g)].map(
    ([, shape = ""]) =>
      new RegExp(`^${shape.replaceAll(".", "\\.").replace(/\$\{[^}]*\}/g, "[\\w-]+")}$`),
  );
  const unsaid = [...new Set(keysOf(zhCN))].filter(
    (key) => !said.has(key) && !shapes.some((shape) => shape.test(key)),
  );
  expect(unsaid).toEqual([]);
});
