import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { biblesUrl, chapterUrl } from "../../../app/urls/index.ts";
import { main } from "../../rigs/bible-rig.ts";
import { ask, section } from "../../rigs/browse.ts";
import { laySeed, startSite, type TestSite } from "../../rigs/site.ts";

const folder = mkdtempSync(join(tmpdir(), "import-"));
let site: TestSite;
beforeAll(async () => {
  laySeed(folder);
  site = await startSite({ DATA_DIR: folder });
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string) => ask(site.origin, path);
const lacking = (html: string) =>
  [...main(html).matchAll(/<li class="lacking"><a[^>]*>([^<]+)/g)].map(([, name]) => name);

test("a version that was imported shows at once, on its chapters and in the contents", async () => {
  const leviticus = chapterUrl(3, 2, { versions: ["hhb"] });
  const before = await get(leviticus);
  expect(main(before.text)).toContain("没有这一章");
  expect(lacking((await get(biblesUrl())).text)).toContain("利未记");

  const file = join(folder, "version.json");
  writeFileSync(file, JSON.stringify([[["起初"]], [["出埃及"]], [["利一"], ["若有人献素祭"]]]));
  const command = resolve("server/embedded/bible/import.ts");
  execFileSync("node", [command, file, "--version", "hhb", "--data-dir", folder]);

  const after = await get(leviticus);
  expect(section(after.text, 'id="v1"', "div")).toContain("若有人献素祭");
  const books = lacking((await get(biblesUrl())).text);
  expect(books).not.toContain("利未记");
  // In the place of what was there.
  expect(books).toContain("诗篇");
});
