import { describe, expect, test } from "vitest";
import { searchWords } from "../../../app/forms/search.ts";
import { formatClock, formatCount } from "../../../app/i18n/format.ts";
import { splitAround } from "../../../app/ui/marked.tsx";
import { numbers } from "../../../app/ui/pager.tsx";
import { actionOf, nextSpeed } from "../../../app/ui/player/keys.ts";
import { withSearch } from "../../../server/session/search-history.ts";

describe("numbers (docs/rules.md, numbers 1)", () => {
  test.each([
    [0, "0", "0"],
    [10_000, "10000", "10,000"],
    [10_001, "1万", "10K"],
    [12_345, "1.2万", "12.3K"],
    [99_999_999, "9999.9万", "100M"],
    [100_000_000, "10000万", "100M"],
    [123_456_789, "1.2亿", "123.5M"],
  ])("%d", (count, zh, en) => {
    expect(formatCount("zh-CN", count)).toBe(zh);
    expect(formatCount("en-US", count)).toBe(en);
  });

  test.each([
    [0, "0:00"],
    [9, "0:09"],
    [75.9, "1:15"],
    [3_599, "59:59"],
    [3_600, "1:00:00"],
    [36_061, "10:01:01"],
    [-5, "0:00"],
  ])("%d seconds are %s", (seconds, clock) => expect(formatClock(seconds)).toBe(clock));
});

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [3, 9, [1, 2, 3, 4, null, 9]],
  [4, 6, [1, 2, 3, 4, 5, 6]],
  [9, 9, [1, null, 8, 9]],
])("page %d of %d names %j", (page, pages, named) => {
  expect(numbers(page, pages)).toEqual(named);
});

test.each([
  ["神的恩典够用", "恩典", ["神的", "恩典", "够用"]],
  ["Grace and grace", "GRACE", ["", "Grace", " and ", "grace", ""]],
  ["nothing", "", ["nothing"]],
  ["a.b.c", ".", ["a", ".", "b", ".", "c"]],
  ["İstanbul", "i", ["İstanbul"]],
])("%s with %s marked", (text, words, parts) => expect(splitAround(text, words)).toEqual(parts));

test("the last three searches, newest first, none twice", () => {
  const cookie = (list: string[]) => `a=b; search=${encodeURIComponent(JSON.stringify(list))}`;
  expect(JSON.parse(withSearch("", "恩典"))).toEqual(["恩典"]);
  expect(JSON.parse(withSearch(cookie(["b", "c", "d"]), "a"))).toEqual(["a", "b", "c"]);
  expect(JSON.parse(withSearch(cookie(["b", "a", "d"]), "a"))).toEqual(["a", "b", "d"]);
  expect(JSON.parse(withSearch("search=%7Bjunk", "a"))).toEqual(["a"]);
  expect(JSON.parse(withSearch(cookie(["1", "2", "3", "4"]), "a"))).toEqual(["a"]);
});

test("searched words carry no half letters and no control characters", () => {
  expect(searchWords("  恩典\u0000 ")).toBe("恩典");
  expect(searchWords(`${"a".repeat(99)}😀b`)).toBe(`${"a".repeat(99)}😀`);
  expect(() => encodeURIComponent(searchWords("\ud83d"))).not.toThrow();
  expect(searchWords(null)).toBe("");
});

describe("keys of the player", () => {
  const press = (key: string, more: object = {}) =>
    actionOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more });
  test.each([
    [" ", { do: "toggle" }],
    ["K", { do: "toggle" }],
    ["j", { do: "seek", seconds: -10 }],
    ["l", { do: "seek", seconds: 10 }],
    ["ArrowLeft", { do: "seek", seconds: -5 }],
    ["ArrowUp", { do: "volume", step: 0.05 }],
    ["m", { do: "mute" }],
    ["f", { do: "fullscreen" }],
    ["7", { do: "jump", share: 0.7 }],
    ["x", null],
  ])("%s", (key, action) => expect(press(key)).toEqual(action));
  test("with shift, and never with the system's own keys", () => {
    expect(press("N", { shiftKey: true })).toEqual({ do: "next" });
    expect(press(">", { shiftKey: true })).toEqual({ do: "speed", step: 1 });
    expect(press("?", { shiftKey: true })).toEqual({ do: "help" });
    expect(press("f", { ctrlKey: true })).toBeNull();
    expect(press("n")).toBeNull();
  });
  test("the speed stops at both ends", () => {
    expect(nextSpeed(1, 1)).toBe(1.25);
    expect(nextSpeed(2, 1)).toBe(2);
    expect(nextSpeed(0.5, -1)).toBe(0.5);
    expect(nextSpeed(3, 1)).toBe(2);
  });
});
