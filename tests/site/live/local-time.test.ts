import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isHome, writeMoment } from "../../../app/i18n/local-time.ts";
import { formatMoment, homeDay } from "../../../app/i18n/moment.ts";

/** What a `<time>` of this moment says after scripts have written it. */
function written(dateTime: string, language: string, local = ""): string {
  vi.stubGlobal("document", { documentElement: { lang: language } });
  const element = { dateTime, dataset: { local }, textContent: "" };
  writeMoment(element as unknown as HTMLTimeElement);
  return element.textContent;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-22T12:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe("a time of no day, in UTC+8", () => {
  test.each([
    ["America/New_York", "19:30", "06:30"],
    ["Asia/Kolkata", "00:10", "21:40"],
    ["Pacific/Kiritimati", "22:00", "04:00"],
    ["Asia/Kathmandu", "09:00", "06:45"],
  ])("is in %s what its clock says then: %s is %s", (zone, clock, expected) => {
    vi.stubEnv("TZ", zone);
    expect(isHome()).toBe(false);
    // As the page has it today.
    const local = `${homeDay()}T${clock}+08:00`;
    for (const language of ["zh-CN", "en-US"]) {
      expect(written(clock, language, local)).toBe(expected);
    }
  });
});

describe("a moment whose day is known", () => {
  const lately = Date.parse("2026-11-20T19:30:00+08:00");
  const before = Date.parse("2025-11-20T19:30:00+08:00");
  const turn = Date.parse("2026-01-01T07:30:00+08:00");

  test("has its year where it is not this one, as the server writes it", () => {
    expect(formatMoment("zh-CN", lately)).toMatch(/^11月20日.*19:30$/);
    expect(formatMoment("zh-CN", before)).toMatch(/^2025年11月20日.*19:30$/);
    expect(formatMoment("en-US", before)).toMatch(/Nov 20, 2025.*19:30$/);
    // The year of UTC+8 counts, not that of UTC.
    expect(formatMoment("en-US", turn)).not.toContain("202");
  });

  test("and as scripts write it, in the visitor's own zone and year", () => {
    vi.stubEnv("TZ", "America/New_York");
    const iso = (at: number) => new Date(at).toISOString();
    expect(written(iso(lately), "en-US")).toMatch(/Nov 20.*06:30$/);
    expect(written(iso(lately), "en-US")).not.toContain("2026");
    expect(written(iso(before), "zh-CN")).toMatch(/^2025年11月20日.*06:30$/);
    expect(written(iso(turn), "en-US")).toMatch(/Dec 31, 2025.*18:30$/);
  });
});
