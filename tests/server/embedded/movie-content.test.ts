import { DatabaseSync } from "node:sqlite";
import { afterAll, describe, expect, test } from "vitest";
import { readings } from "../../../server/embedded/movie/readings.ts";
import { prepareTables } from "../../../server/embedded/movie/schema.ts";
import { readSeed } from "../../../server/embedded/movie/seed.ts";

describe("episodes that read the Bible in order", () => {
  const john = { zh: "约翰福音", en: "John" };

  test("are named by their passages", () => {
    const passages = [
      { ...john, at: "1-2, 3:16, 3:1-21, 7:53-8:11" },
      { zh: "诗篇", en: "Psalm", at: 23 },
    ];
    expect(readings.parse({ titles: "plain", passages })).toEqual([
      { zh: "约翰福音 1 章", en: "John 1" },
      { zh: "约翰福音 2 章", en: "John 2" },
      { zh: "约翰福音 3 章 16 节", en: "John 3:16" },
      { zh: "约翰福音 3 章 1-21 节", en: "John 3:1-21" },
      { zh: "约翰福音 7 章 53 节至 8 章 11 节", en: "John 7:53-8:11" },
      { zh: "诗篇 23 篇", en: "Psalm 23" },
    ]);
  });

  test.each([
    ["lecture", "第2讲：约翰福音 2 章", "Lecture 2: John 2"],
    ["day", "第2天：约翰福音 2 章", "Day 2: John 2"],
  ])("are numbered: %s", (titles, zh, en) => {
    const passages = [{ ...john, at: "1-2" }];
    expect(readings.parse({ titles, passages })[1]).toEqual({ zh, en });
  });

  test("have the dates of a year, every one or the Sundays", () => {
    const psalms = [{ zh: "诗篇", en: "Psalm", at: "1-150, 1-150, 1-66" }];
    const daily = readings.parse({ titles: "dates", year: 2024, passages: psalms });
    expect(daily[59]).toEqual({ zh: "2月29日：诗篇 60 篇", en: "29 February: Psalm 60" });
    expect(daily.at(-1)?.en).toBe("31 December: Psalm 66");
    const sundays = { titles: "sundays", passages: [{ zh: "诗篇", en: "Psalm", at: "1-52" }] };
    expect(readings.parse({ ...sundays, year: 2024 })[0]?.en).toBe("7 January: Psalm 1");
    // 2023 had 53 of them.
    const { error } = readings.safeParse({ ...sundays, year: 2023 });
    expect(error?.issues[0]?.message).toBe("52 passages for 53 dates of 2023");
    expect(readings.safeParse(sundays).success).toBe(false);
  });

  test("name nothing but chapters and verses", () => {
    for (const at of ["", "one", "1-", "1:2:3", "1;2"]) {
      expect(readings.safeParse({ titles: "plain", passages: [{ ...john, at }] }).success).toBe(
        false,
      );
    }
  });
});

describe("the tables", () => {
  const db = new DatabaseSync(":memory:");
  afterAll(() => db.close());
  const prepare = async () => {
    let laid = 0;
    await prepareTables(db, async () => {
      laid += 1;
      return readSeed();
    });
    return laid;
  };
  const albums = () => Number(db.prepare("SELECT COUNT(*) AS n FROM movie_album").get()?.["n"]);

  test("are laid once, and again for other content; what visitors did stays", async () => {
    expect([await prepare(), await prepare()]).toEqual([1, 0]);
    const all = albums();
    expect(all).toBeGreaterThan(10);
    db.exec("INSERT INTO hit VALUES ('movie', 1001, 7)");
    // As an older content left them.
    db.exec("DELETE FROM movie_album WHERE movid > 1010");
    db.exec("UPDATE content_version SET version = 1 WHERE part = 'movie'");
    expect(await prepare()).toBe(1);
    expect(albums()).toBe(all);
    expect(db.prepare("SELECT count FROM hit WHERE id = 1001").get()).toEqual({ count: 7 });
  });

  test("are left as they are when the content cannot be read", async () => {
    db.exec("UPDATE content_version SET version = 1 WHERE part = 'movie'");
    const before = albums();
    const broken = () => Promise.reject(new Error("topics.yaml:9: no album"));
    await expect(prepareTables(db, broken)).rejects.toThrow("topics.yaml:9");
    expect(albums()).toBe(before);
    expect(db.isTransaction).toBe(false);
  });
});
