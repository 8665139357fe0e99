import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { flag, id, list, maybe, number, paged, text, time } from "../../../server/http/wire.ts";

/** Any value JSON can carry, and a missing one. */
const anyJson = fc.option(fc.jsonValue(), { nil: undefined });
const plain = z.object({ id, name: text });

describe("text", () => {
  it.each([
    ["abc", "abc"],
    [12, "12"],
    [0, "0"],
    [null, ""],
    [undefined, ""],
    [true, ""],
    [[], ""],
    [{}, ""],
  ])("%j is %j", (raw, wanted) => {
    expect(text.parse(raw)).toBe(wanted);
  });
});

describe("number", () => {
  it.each([
    [3, 3],
    ["3", 3],
    [" 3 ", 3],
    ["2.5", 2.5],
    [-1, -1],
    ["", 0],
    ["abc", 0],
    ["1,000", 0],
    ["Infinity", 0],
    [null, 0],
    [undefined, 0],
    [[], 0],
    [{}, 0],
    [true, 1],
  ])("%j is %j", (raw, wanted) => {
    expect(number.parse(raw)).toBe(wanted);
  });
});

describe("flag", () => {
  it.each([
    [1, true],
    ["1", true],
    [true, true],
    [0, false],
    ["0", false],
    [false, false],
    ["", false],
    [null, false],
    [undefined, false],
    [[], false],
  ])("%j is %j", (raw, wanted) => {
    expect(flag.parse(raw)).toBe(wanted);
  });
});

it("text is a string, a number finite and a flag a boolean, for any JSON", () => {
  fc.assert(
    fc.property(anyJson, (raw) => {
      expect(typeof text.parse(raw)).toBe("string");
      expect(Number.isFinite(number.parse(raw))).toBe(true);
      expect(typeof flag.parse(raw)).toBe("boolean");
    }),
  );
});

describe("id", () => {
  it.each([
    [7, 7],
    ["7", 7],
    ["0012", 12],
  ])("%j is %j", (raw, wanted) => {
    expect(id.parse(raw)).toBe(wanted);
  });

  it.each([0, "0", -3, 1.5, "1.5", "x", "", null, undefined, {}, 1e300])("%j is none", (raw) => {
    expect(id.safeParse(raw).success).toBe(false);
  });

  it("never throws, and is a whole number of at least 1 where it is one", () => {
    fc.assert(
      fc.property(anyJson, (raw) => {
        const parsed = id.safeParse(raw);
        if (!parsed.success) return;
        expect(Number.isSafeInteger(parsed.data)).toBe(true);
        expect(parsed.data).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe("time", () => {
  const moment = Date.UTC(2024, 0, 2, 3, 4, 5);

  it.each([
    [moment / 1000, moment],
    [String(moment / 1000), moment],
    ["2024-01-02 11:04:05", moment],
    ["2024-01-02T11:04:05", moment],
    ["2024-01-02", Date.UTC(2024, 0, 1, 16)],
    ["0000-00-00 00:00:00", null],
    ["2024-99-99 00:00:00", null],
    ["2024-01-02 noon", null],
    [0, null],
    ["0", null],
    [-5, null],
    [moment, null],
    ["", null],
    ["soon", null],
    [null, null],
    [undefined, null],
    [[], null],
    [{}, null],
  ])("%j is %j", (raw, wanted) => {
    expect(time.parse(raw)).toBe(wanted);
  });

  it("is null or a date a calendar knows, for any JSON and any text that begins like a date", () => {
    const dateLike = fc.stringMatching(/^\d{4}-\d\d-\d\d[ T]?[\d:]{0,8}.{0,3}$/);
    fc.assert(
      fc.property(fc.oneof(anyJson, dateLike), (raw) => {
        const parsed = time.parse(raw);
        expect(parsed === null || !Number.isNaN(new Date(parsed).getTime())).toBe(true);
      }),
    );
  });
});

describe("list", () => {
  it.each([
    [[], []],
    [null, []],
    [undefined, []],
    ["", []],
    ["1,2", []],
    [0, []],
    [{}, []],
    [
      ["1", 2],
      [1, 2],
    ],
    [{ "3": "1", x: 2 }, [1, 2]],
  ])("%j is %j", (raw, wanted) => {
    expect(list(id).parse(raw)).toEqual(wanted);
  });

  it("drops the one bad item and keeps the order of the rest", () => {
    const raw = [{ id: 1, name: "a" }, { id: 0, name: "b" }, null, "x", { id: "3" }];
    expect(list(plain).parse(raw)).toEqual([
      { id: 1, name: "a" },
      { id: 3, name: "" },
    ]);
  });

  it("drops exactly what does not parse, wherever it stands", () => {
    const good = fc.record({ id: fc.integer({ min: 1 }), name: fc.string() });
    const bad = fc.oneof(fc.string(), fc.constant(null), fc.record({ id: fc.constant(0) }));
    const mixed = fc.array(
      fc.oneof(
        good.map((item) => ({ item, keep: true })),
        bad.map((item) => ({ item, keep: false })),
      ),
    );
    fc.assert(
      fc.property(mixed, (entries) => {
        const wanted = entries.filter(({ keep }) => keep).map(({ item }) => item);
        expect(list(plain).parse(entries.map(({ item }) => item))).toEqual(wanted);
      }),
    );
  });

  it("is a list for any JSON", () => {
    fc.assert(fc.property(anyJson, (raw) => Array.isArray(list(plain).parse(raw))));
  });
});

describe("maybe", () => {
  it.each([[null], [undefined], [[]], [""], [0], [{ id: 0 }], [{}]])("%j is null", (raw) => {
    expect(maybe(plain).parse(raw)).toBeNull();
  });

  it("is the object where it is one", () => {
    expect(maybe(plain).parse({ id: "4", extra: 1 })).toEqual({ id: 4, name: "" });
  });

  it("never throws", () => {
    fc.assert(fc.property(anyJson, (raw) => void maybe(plain).parse(raw)));
  });
});

describe("one page of a list", () => {
  const items = [
    { id: 1, name: "a" },
    { id: 2, name: "b" },
  ];

  it.each([
    [{ data: items, total: "7" }, 7],
    [{ list: items, count: 7 }, 7],
    [{ hits: items, totalHits: "7" }, 7],
    [{ list: { 0: items[0], 5: items[1], 6: "x" }, count: null }, 2],
    [items, 2],
    [{ 3: items[0], 7: items[1], 9: null }, 2],
  ])("%j", (raw, total) => {
    expect(paged(plain).parse(raw)).toMatchObject({ items, total });
  });

  it.each([null, undefined, [], {}, { list: null }, { other: items }])("%j is empty", (raw) => {
    expect(paged(plain).parse(raw)).toMatchObject({ items: [], total: 0 });
  });

  it.each(["oops", 7, true])("%j is none", (raw) => {
    expect(paged(plain).safeParse(raw).success).toBe(false);
  });
});
