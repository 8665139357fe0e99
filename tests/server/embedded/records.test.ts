import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import {
  count,
  fingerprint,
  keepRecords,
  listById,
  readRecords,
  text,
  words,
} from "../../../server/embedded/records.ts";
import { dataFolder } from "./movie-rig.ts";

const folder = dataFolder();
afterAll(folder.remove);

const albums = z.array(
  z.strictObject({ title: words, plays: count, episodes: z.array(text).default([]) }),
);
const right = `# Two albums.
- title: { zh: 光, en: Light }
  plays: 3
- title: { zh: 路, en: "The Way: a Road" }
  plays: 0
  episodes:
    - one
    - two
`;

/** Writes a file, and answers how it is named to the loader. */
function file(name: string, source: string): string {
  writeFileSync(join(folder.path, name), source);
  return pathToFileURL(join(folder.path, name)).href;
}

function faultOf(name: string, source: string): string {
  const place = file(name, source);
  try {
    readRecords(place, albums);
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
  return "";
}

test("records come as the schema makes them", () => {
  expect(readRecords(file("right.yaml", right), albums)).toEqual([
    { title: { zh: "光", en: "Light" }, plays: 3, episodes: [] },
    { title: { zh: "路", en: "The Way: a Road" }, plays: 0, episodes: ["one", "two"] },
  ]);
  const json = file("right.json", '[{ "title": { "zh": "光", "en": "Light" }, "plays": 3 }]');
  expect(readRecords(json, albums)[0]?.title.en).toBe("Light");
});

describe("a fault is one line with the file, the line and the place", () => {
  test.each([
    ["a value of another kind", "plays: 0", "plays: many", "5: [1].plays: "],
    ["a text that is empty", "- two", '- ""', "8: [1].episodes[1]: "],
    ["a word in one language", "{ zh: 光, en: Light }", "{ zh: 光 }", "2: [0].title.en: "],
    ["a name that nobody knows", "plays: 3", "plays: 3\n  plaice: 4", "4: [0]: "],
    ["a name that is missing", "  plays: 0\n", "", "4: [1].plays: "],
    ["a name that is there twice", "plays: 3", "plays: 3\n  plays: 4", "4: "],
    ["no YAML", "plays: 3", "plays: [3", "4: "],
    ["nothing", right, "", "1: the whole: "],
  ])("%s", (_, from, to, told) => {
    const source = right.replace(from, to);
    expect(source).not.toBe(right);
    const message = faultOf("wrong.yaml", source);
    expect(message.split(told)[0]).toBe(`${join(folder.path, "wrong.yaml")}:`);
    expect(message).toMatch(/^.+: [^\n]+$/);
  });

  test("an id that is there twice", () => {
    const list = listById(z.strictObject({ id: count }));
    const read = () => readRecords(file("ids.yaml", "- id: 1\n- id: 2\n- id: 1\n"), list);
    expect(read).toThrow("ids.yaml:3: [2].id: 1 is the id of another too");
  });

  test("a schema that says it in lines", () => {
    const wordy = text.refine(() => false, "one\n  two");
    expect(() => readRecords(file("wordy.yaml", "word"), wordy)).toThrow(
      "wordy.yaml:1: the whole: one two",
    );
  });

  test("of JSON too", () => {
    const path = join(folder.path, "wrong.json");
    expect(faultOf("wrong.json", '[\n  { "plays": }\n')).toContain(`${path}:`);
    expect(faultOf("wrong.json", '[\n  { "plays": 1 }\n]')).toContain(`${path}:2: [0].title: `);
  });
});

describe("kept records", () => {
  let db: DatabaseSync;
  beforeEach(() => {
    db = new DatabaseSync(":memory:");
  });
  afterEach(() => db.close());
  const rows = () => db.prepare("SELECT * FROM content_record").all();

  test("are read once, and answered alike in another process", () => {
    const place = file("kept.yaml", right);
    const first = keepRecords(place, albums)(db);
    expect(first).toEqual(readRecords(place, albums));
    expect(rows().map(({ file, json }) => [file, JSON.parse(String(json)).length])).toEqual([
      [place, 2],
    ]);
    // As another process finds it: what is kept is told, though no longer what the file says.
    db.exec("UPDATE content_record SET json = replace(json, 'Light', 'Lamp')");
    const again = keepRecords(place, albums);
    expect(again(db)[0]?.title.en).toBe("Lamp");
    expect(again(db)).toBe(again(db));
  });

  test("are read anew when the file has changed", () => {
    const place = file("kept.yaml", right);
    keepRecords(place, albums)(db);
    file("kept.yaml", right.replace("Light", "Lantern"));
    expect(keepRecords(place, albums)(db)[0]?.title.en).toBe("Lantern");
    expect(rows()).toHaveLength(1);
  });

  test("are checked by the schema of today, and not kept when they are wrong", () => {
    const place = file("kept.yaml", right);
    keepRecords(place, albums)(db);
    const strict = z.array(z.strictObject({ title: words }));
    expect(() => keepRecords(place, strict)(db)).toThrow(`kept.yaml:3: [0]: `);
    file("kept.yaml", right.replace("plays: 3", "plays: -3"));
    expect(() => keepRecords(place, albums)(db)).toThrow("kept.yaml:3: [0].plays: ");
    expect(JSON.parse(String(rows()[0]?.["json"]))[0].plays).toBe(3);
  });
});

test("a fingerprint changes with every file of the folder, its name and the salt", () => {
  mkdirSync(join(folder.path, "shelf/deep"), { recursive: true });
  const name = pathToFileURL(join(folder.path, "shelf")).href;
  file("shelf/one.yaml", "a");
  file("shelf/deep/two.yaml", "b");
  const prints = [fingerprint(name, 1)];
  expect(fingerprint(name, 1)).toBe(prints[0]);
  prints.push(fingerprint(name, 2));
  file("shelf/deep/two.yaml", "c");
  prints.push(fingerprint(name, 1));
  file("shelf/three.yaml", "");
  prints.push(fingerprint(name, 1));
  renameSync(join(folder.path, "shelf/three.yaml"), join(folder.path, "shelf/tree.yaml"));
  prints.push(fingerprint(name, 1));
  expect(new Set(prints).size).toBe(5);
  expect(prints.every(Number.isSafeInteger)).toBe(true);
});
