import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languages } from "../../../app/urls/index.ts";
import { readPreferences, toLanguage } from "../../../server/session/preferences.ts";

const read = (query = "", cookies = "", saveData = false) =>
  readPreferences(new URL(`http://site.example/${query}`), cookies, saveData);

describe("the language", () => {
  it.each([
    ["", "", "zh-CN"],
    ["", "__lang=en-US", "en-US"],
    ["", "__lang=zh-CN", "zh-CN"],
    ["?lang=en-US", "", "en-US"],
    ["?lang=en-US", "__lang=zh-CN", "en-US"],
    ["?lang=zh-CN", "__lang=en-US", "zh-CN"],
    ["?lang=fr", "__lang=en-US", "en-US"],
    ["?lang=", "__lang=en-US", "en-US"],
    ["?lang=en-us", "", "zh-CN"],
    ["?lang=en-US&lang=zh-CN", "", "en-US"],
    ["", "__lang=xx", "zh-CN"],
    ["", "lang=en-US", "zh-CN"],
    ["", "a=1; __lang=en-US; b=2", "en-US"],
  ])("of %j with cookie %j is %s", (query, cookies, language) => {
    expect(read(query, cookies).language).toBe(language);
  });

  it.each([null, undefined, "", "en", "EN-US", 1, {}])("is not %j", (raw) => {
    expect(toLanguage(raw)).toBeNull();
  });

  it.each(languages)("may be %s", (language) => {
    expect(toLanguage(language)).toBe(language);
  });
});

describe("the theme", () => {
  it.each([
    ["", null],
    ["darkMode=1", "dark"],
    ["darkMode=0", "light"],
    ["darkMode=", null],
    ["darkMode=true", null],
    ["darkMode=2", null],
  ])("of %j is %j", (cookies, theme) => {
    expect(read("", cookies).theme).toBe(theme);
  });
});

describe("lite", () => {
  it.each([
    ["", false, false],
    ["", true, true],
    ["lite=1", false, true],
    ["lite=1", true, true],
    ["lite=0", false, false],
    ["lite=0", true, false],
    ["lite=yes", false, false],
    ["lite=yes", true, true],
  ])("of %j with Save-Data %s is %s", (cookies, saveData, lite) => {
    expect(read("", cookies, saveData).lite).toBe(lite);
  });
});

it("makes something valid of any cookie header and any query", () => {
  const cookies = fc.oneof(
    fc.string(),
    fc
      .array(fc.tuple(fc.constantFrom("__lang", "darkMode", "lite", "__proto__"), fc.string()))
      .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join("; ")),
  );
  fc.assert(
    fc.property(cookies, fc.string(), fc.boolean(), (header, query, saveData) => {
      const { language, theme, lite } = read(
        `?lang=${encodeURIComponent(query)}`,
        header,
        saveData,
      );
      expect(languages).toContain(language);
      expect([null, "light", "dark"]).toContain(theme);
      expect(typeof lite).toBe("boolean");
    }),
  );
});
