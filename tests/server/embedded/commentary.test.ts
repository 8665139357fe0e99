import { afterAll, beforeAll, expect, test } from "vitest";
import { commentaryFolder } from "../../../server/embedded/commentary/entries.ts";
import { readCommentaries } from "../../../server/embedded/commentary/laying.ts";
import { startEmbedded, type Embedded } from "../../../server/embedded/start.ts";
import { laySeed } from "../../rigs/site.ts";
import { ask } from "../../rigs/browse.ts";
import { dataFolder } from "./movie-rig.ts";

const folder = dataFolder();
let embedded: Embedded;
beforeAll(async () => {
  laySeed(folder.path);
  embedded = await startEmbedded(folder.path);
});
afterAll(async () => {
  await embedded.close();
  folder.remove();
});

async function call(name: string, fields: Record<string, string>) {
  const path = `/api/chajing/index/${name}?${new URLSearchParams(fields)}`;
  return JSON.parse((await ask(embedded.places.commentary.base.origin, path)).text);
}

test("the commentaries on a chapter, in both languages", async () => {
  const zh = await call("special_list_by_vc", { v: "43", c: "3", lang: "zh-CN" });
  expect(zh).toMatchObject({
    code: 0,
    data: [
      { sid: "1", title: "经文短释" },
      { sid: "2", title: "默想" },
    ],
  });
  const en = await call("special_list_by_vc", { v: "49", c: "2", lang: "en-US" });
  expect(en.data).toEqual([{ sid: "1", title: "Short Notes" }]);
  const none = await call("special_list_by_vc", { v: "3", c: "1" });
  expect(none).toMatchObject({ code: 0, data: [] });
});

test("every listed entry is there in both languages, in sober HTML", async () => {
  const commentaries = readCommentaries(new URL("commentaries.yaml", commentaryFolder));
  expect(commentaries.map(({ chapters }) => chapters.length)).toEqual([22, 10]);
  for (const { sid, title, chapters } of commentaries) {
    for (const { volume, chapter } of chapters) {
      const [v, c] = [String(volume), String(chapter)];
      for (const [lang, named] of [
        ["zh-CN", title.zh],
        ["en-US", title.en],
      ] as const) {
        const { code, data } = await call("get_data_by_svc", { v, c, sid, lang });
        expect([code, data.sid, data.title, data.v, data.c]).toEqual([0, sid, named, v, c]);
        expect(data.content).toMatch(/^<p>[\s\S]+<\/(p|ul)>$/);
        const tags = [...data.content.matchAll(/<\/?(\w+)/g)].map(([, tag]) => tag);
        expect(tags.filter((tag) => !["p", "strong", "em", "ul", "li"].includes(tag))).toEqual([]);
      }
    }
  }
});

test.each([
  { v: "3", c: "1", sid: "1" },
  { v: "49", c: "2", sid: "2" },
  { v: "43", c: "3", sid: "9" },
  { v: "x", c: "", sid: "" },
  {},
])("nothing for %j", async (fields) => {
  expect(await call("get_data_by_svc", fields as Record<string, string>)).toMatchObject({
    code: 1,
    msg: "没有找到相关内容",
  });
});
