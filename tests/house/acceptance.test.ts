import { expect, test } from "vitest";
import { demands, readDemands, unmet } from "../acceptance.ts";

const table = `
| line | demand        | test                | title        | dialects |
| ---- | ------------- | ------------------- | ------------ | -------- |
| 1:22 | home at \`/\` | tests/site/a.test.ts | is the home  | 2        |
| 2:7  | a voice       | tests/b.test.ts     | is heard     | 1        |
`;
const home = { file: "tests/site/a.test.ts", title: "a page is the home" };
const voice = { file: "tests/b.test.ts", title: "is heard" };

test("a demand is met by a test that passed, in each dialect", () => {
  const asked = readDemands(table);
  expect(asked).toHaveLength(2);
  expect(unmet(asked, [home, home, voice])).toEqual([]);
  expect(unmet(asked, [home, voice])).toEqual(["1:22: tests/site/a.test.ts: is the home"]);
  expect(unmet(asked, [home, { ...home, title: "another is the home" }, voice])).toHaveLength(1);
  expect(unmet(asked, [home, home])).toEqual(["2:7: tests/b.test.ts: is heard"]);
});

test("a row that cannot be read is a demand that is not met", () => {
  expect(unmet(readDemands("| 1:5 | no test | - |"), [home])).toEqual([
    "| 1:5 | no test | - |: : ",
  ]);
});

test("the table names a test for every demand", () => {
  expect(demands().filter(({ file, dialects }) => !/\.tsx?$/.test(file) || !dialects)).toEqual([]);
  expect(demands().length).toBeGreaterThan(400);
});
