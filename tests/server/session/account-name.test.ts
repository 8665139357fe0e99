import { expect, it } from "vitest";
import { mobileName, nameKey } from "../../../server/session/account-name.ts";

it.each([
  ["full-width letters", "ｌｙｄｉａ"],
  ["capitals", "LYDIA"],
  ["accents", "lýdïa"],
  ["accents of their own", "ly\u0301di\u0308a"],
  ["a hundred accents", `lydia${"\u0301".repeat(100)}`],
  ["white space", " ly\u00a0di\u3000a\t"],
  ["zero-width characters", "ly\u200bd\u2060i\ufeffa\u200d"],
  ["a soft hyphen and a variation selector", "ly\u00addia\ufe0f"],
  ["a filler that cannot be seen", "ly\u3164dia\u115f"],
  ["what turns the writing round", "\u202elydia\u202c"],
])("%s make no other account", (_, name) => {
  expect(nameKey(name)).toBe(nameKey("lydia"));
});

it("keeps accounts apart that are", () => {
  const names = ["lydia", "lydia1", "吕底亚", "ly.dia", "lydia@example.org", ""];
  expect(new Set(names.map(nameKey)).size).toBe(names.length);
});

it("has one size, whatever the name's, and shows nothing of it", () => {
  for (const name of ["", "lydia", "x".repeat(200), "\ud800", "ﷺ".repeat(200)]) {
    expect(nameKey(name)).toMatch(/^[\w-]{22}$/);
  }
});

it("takes a number for one, however its country is written", () => {
  const keys = [
    ["86", "13900000007"],
    ["+86", "13900000007"],
    ["0086", "013900000007"],
    ["８６", "１３９０００００００７"],
  ].map(([area = "", mobile = ""]) => nameKey(mobileName(area, mobile)));
  expect(new Set(keys).size).toBe(1);
  expect(nameKey(mobileName("65", "13900000007"))).not.toBe(keys[0]);
});
