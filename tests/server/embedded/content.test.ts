import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { prepareBooks } from "../../../server/embedded/gospel/library.ts";
import { prepareEntries } from "../../../server/embedded/commentary/entries.ts";
import { htmlOf as toHtml } from "../../../server/embedded/markdown.ts";
import { htmlOf, piecesOf, preparePieces } from "../../../server/embedded/reading/pieces.ts";
import { faultOfStart } from "../../../server/process/start-fault.ts";

let root: string;
let db: DatabaseSync;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "content-"));
  db = new DatabaseSync(":memory:");
  mkdirSync(join(root, "brook"));
  write(
    "channels.yaml",
    "- { id: 1, username: brook, name: { zh: 溪, en: Brook }, intro: { zh: 溪, en: Brook } }",
  );
  write("comments.yaml", "- { nickname: 溪, content: 阿们 }");
  write("brook/pieces.yaml", "- first");
  write("brook/first.zh.md", page("一", "> 起初"));
  write("brook/first.en.md", page("One", "> In the beginning"));
});
afterEach(() => {
  db.close();
  rmSync(root, { recursive: true, force: true });
});

const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const page = (title: string, body: string) => `---\ntitle: ${title}\nintro: x\n---\n\n${body}\n`;
const folder = () => pathToFileURL(`${root}/`);
const lay = () => preparePieces(db, folder());
const titles = () => piecesOf(db, "brook").map(({ title }) => title.en);
const faultOf = async (laid: Promise<void>) => {
  const error: unknown = await laid.then(
    () => null,
    (reason: unknown) => reason,
  );
  const said = faultOfStart(error, { port: 0, dataDir: "" });
  expect(said).not.toContain("\n");
  return said;
};

test("the texts of a folder are laid in the order of their index", async () => {
  write("brook/pieces.yaml", "- second\n- first");
  write("brook/second.zh.md", page("二", "甲"));
  write("brook/second.en.md", page("Two: the second", "One **two** _three_\nfour"));
  // A colon parts a key from its value unless the value stands in quotation marks.
  expect(await faultOf(lay())).toContain(`${root}/brook/second.en.md: `);
  write("brook/second.en.md", page('"Two: the second"', "One **two** _three_\nfour"));
  await lay();
  expect(titles()).toEqual(["Two: the second", "One"]);
  const [second, first] = piecesOf(db, "brook").map((piece) => [
    htmlOf(db, piece, "zh"),
    htmlOf(db, piece, "en"),
  ]);
  expect(first).toEqual([
    "<blockquote><p>起初</p></blockquote>",
    "<blockquote><p>In the beginning</p></blockquote>",
  ]);
  expect(second?.[1]).toBe("<p>One <strong>two</strong> <em>three</em>\nfour</p>");
});

describe("a file of no use is named, and what was laid stays", () => {
  const faults: [what: string, file: string, text: string, reason: string][] = [
    ["no front matter", "brook/first.en.md", "# One", "title: "],
    ["a key too many", "brook/first.zh.md", "---\ntitle: a\nintro: b\nby: c\n---\nd", '"by"'],
    ["an empty title", "brook/first.zh.md", '---\ntitle: ""\nintro: b\n---\nd', "title: "],
    ["front matter that is no YAML", "brook/first.en.md", "---\ntitle: [\n---\nd", "line "],
    ["front matter without end", "brook/first.en.md", "---\ntitle: a\nintro: b\n\nd", ": "],
    ["nothing below", "brook/first.en.md", page("One", ""), "no text stands below"],
    ["code as front matter", "brook/first.en.md", "---js\nprocess.exit(1)\n---\nd", "in YAML"],
    ["JSON as front matter", "brook/first.en.md", "---json\n{}\n---\nd", "in YAML"],
    ["a text in no index", "brook/third.en.md", page("Three", "3"), "no index names it"],
    ["an index without texts", "brook/pieces.yaml", "[]", "Too small"],
    ["an index that is no YAML", "channels.yaml", "- id: {", "channels.yaml:1:"],
  ];
  test.each(faults)("%s", async (_, file, text, reason) => {
    await lay();
    write(file, text);
    const said = await faultOf(lay());
    expect(said?.startsWith(`${root}/${file}:`), String(said)).toBe(true);
    expect(said).toContain(reason);
    expect(titles()).toEqual(["One"]);
  });

  test("one of its languages is missing", async () => {
    rmSync(join(root, "brook/first.en.md"));
    expect(await faultOf(lay())).toContain(`${root}/brook/first.en.md: ENOENT`);
    expect(db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'reading_piece'").get()).toBe(
      undefined,
    );
  });

  test("in the folders of the other hosts too", async () => {
    write("shelves.yaml", "categories: []\nbooks: [brook]\nrecommended: [x]\nbanners: []");
    expect(await faultOf(prepareBooks(db, folder()))).toContain(
      `${root}/shelves.yaml:3: recommended[0]: `,
    );
    write("shelves.yaml", "categories: []\nbooks: [brook]\nrecommended: []\nbanners: []");
    expect(await faultOf(prepareBooks(db, folder()))).toContain(`${root}/brook/book.yaml: ENOENT`);
    const cover = "cover: { binding: label, emblem: tank, tone: '#5e7148' }";
    write("brook/book.yaml", `id: 1\n${cover}`);
    expect(await faultOf(prepareBooks(db, folder()))).toContain("cover.emblem: no such emblem");
    const commentary = (...chapters: string[]) =>
      write(
        "commentaries.yaml",
        `- { sid: "1", folder: brook, title: { zh: 溪, en: Brook }, chapters: [${chapters}] }`,
      );
    const own = `${root}/commentaries.yaml:`;
    commentary("{ file: first, volume: 67, chapter: 1 }");
    expect(await faultOf(prepareEntries(db, folder()))).toContain(
      `${own}1: [0].chapters[0].volume: `,
    );
    const twice = "{ file: first, volume: 1, chapter: 1 }";
    write("brook/first.zh.md", "起初");
    write("brook/first.en.md", "In the beginning");
    commentary(twice, twice);
    expect(await faultOf(prepareEntries(db, folder()))).toContain(
      `${own} UNIQUE constraint failed`,
    );
    commentary(twice);
    await prepareEntries(db, folder());
  });
});

test("what is laid is not read again until a file changes", async () => {
  await lay();
  db.exec("UPDATE reading_piece SET title_en = 'Kept'");
  await lay();
  expect(titles()).toEqual(["Kept"]);
  write("brook/first.zh.md", page("一", "> 太初"));
  await lay();
  expect(titles()).toEqual(["One"]);
  write("brook/pieces.yaml", "- first\n- again");
  write("brook/again.zh.md", page("又", "再"));
  write("brook/again.en.md", page("Again", "Once more"));
  await lay();
  expect(titles()).toEqual(["One", "Again"]);
});

test("HTML within a text stays text, and addresses are no links by themselves", () => {
  expect(toHtml('<b>"a" & b</b> https://example.org (c)')).toBe(
    '<p>&lt;b&gt;"a" &amp; b&lt;/b&gt; https://example.org (c)</p>',
  );
  expect(toHtml("### Three\n\n- one\n- two\n\nend")).toBe(
    "<h3>Three</h3>\n<ul><li>one</li><li>two</li></ul>\n<p>end</p>",
  );
  expect(toHtml('![a "b"](picture)')).toBe(
    '<p><img src="picture" width="640" height="360" alt="a &quot;b&quot;"></p>',
  );
});
