import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Script } from "node:vm";
import { brotliCompressSync } from "node:zlib";
import bootScript from "virtual:boot-script";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isForScripts } from "../../../app/boot/keys.ts";
import * as marks from "../../../app/boot/marks.ts";
import { isPlainClick } from "../../../app/ui/plain-click.ts";

/** With what asks for the sheets, and for the data beside the page. */
const mostBytes = 1_200;

describe("the bundle", () => {
  test("is a script of its own, which no page breaks off", () => {
    // As a script, not a module: an import or export left in it does not parse.
    expect(() => new Script(bootScript)).not.toThrow();
    expect(bootScript).not.toMatch(/<\/script|<!--/i);
    expect(bootScript).not.toMatch(/import\(|import\.meta/);
  });

  test("knows every mark of the page but the one the page's policy goes by", () => {
    const { scriptsMark, ...own } = marks;
    for (const mark of Object.values(own)) expect(bootScript).toContain(mark);
    expect(bootScript).not.toContain(scriptsMark);
  });

  test("is no larger than it was", () => {
    expect(brotliCompressSync(bootScript).length).toBeLessThanOrEqual(mostBytes);
  });

  test("is in the pages alone: no browser's own bundle repeats it", () => {
    const held = /"auxclick beforeinput [^"]*"/.exec(bootScript)?.[0] ?? "";
    expect(held).toContain("touchstart");
    const read = (path: string) =>
      readFileSync(fileURLToPath(new URL(`../../../build/${path}`, import.meta.url)), "utf8");
    const assets = readdirSync(new URL("../../../build/client/assets/", import.meta.url));
    const scripts = assets.filter((name) => name.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(10);
    const repeat = scripts.filter((name) => read(`client/assets/${name}`).includes(held));
    expect(repeat).toEqual([]);
    expect(read("server/index.js")).toContain(held.slice(1, -1));
  });
});

describe("a first key", () => {
  /** As much of an element as the script asks. */
  class Tag extends EventTarget {
    readonly #name: string;
    constructor(name: string) {
      super();
      this.#name = name;
    }
    matches(selector: string) {
      return selector.split(",").includes(this.#name);
    }
  }
  beforeEach(() => void vi.stubGlobal("Element", Tag));
  afterEach(() => void vi.unstubAllGlobals());
  const isReplayed = (key: string | undefined, on: string) =>
    isForScripts({ key, target: new Tag(on) });

  test.each(["k", "K", "?", "7", "é", "ArrowLeft", "ArrowDown"])(
    "%s is for the scripts, but not in a field",
    (key) => {
      for (const tag of ["body", "a", "button"]) expect(isReplayed(key, tag), tag).toBe(true);
      for (const tag of ["input", "textarea", "select"])
        expect(isReplayed(key, tag), tag).toBe(false);
    },
  );

  test.each([" ", "Tab", "Enter", "F5", "Shift", "", undefined])("%j is the browser's", (key) =>
    expect(isReplayed(key, "body")).toBe(false),
  );

  test("another sign is no key", () => expect(isForScripts({})).toBe(false));
});

describe("a click", () => {
  test("is kept where it is plain", () => expect(isPlainClick({ button: 0 })).toBe(true));

  test.each([
    { button: 1 },
    { button: 2 },
    { button: 0, ctrlKey: true },
    { button: 0, metaKey: true },
    { button: 0, shiftKey: true },
    { button: 0, altKey: true },
    {},
  ])("is the browser's with %j", (click) => expect(isPlainClick(click)).toBe(false));
});
