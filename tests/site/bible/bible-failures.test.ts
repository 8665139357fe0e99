import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bibleSearchUrl, chapterUrl, commentaryUrl } from "../../../app/urls/index.ts";
import { translate, type Dialect } from "../../rigs/dialect.ts";
import { main, raw, startBibleSite } from "../../rigs/bible-rig.ts";
import { section } from "../../rigs/browse.ts";

type Answer = Parameters<Rig["host"]["on"]>[1];
type Rig = Awaited<ReturnType<typeof startBibleSite>>;
const list = "/api/chajing/index/special_list_by_vc";
const text = "/api/chajing/index/get_data_by_svc";
const search = "/bible2/search";
const fails: Answer = (_request, response) => response.writeHead(500).end();

describe.each<Dialect>([1, 2])("in dialect %i", (dialect) => {
  let rig: Rig;
  beforeAll(async () => {
    rig = await startBibleSite();
  });
  afterAll(() => rig.stop());
  const says = (data: unknown, code = 0, msg = "ok") => {
    const body = { code, msg, data };
    return raw(dialect === 2 ? translate(body) : body);
  };
  let verses = 0;
  /** Another page each time, so that none is a stored one. */
  const get = (url: (verse: string) => string) => rig.get(url(String((verses += 1))));
  const chapter = (number: number) => (verse: string) => chapterUrl(43, number, { verses: verse });
  const commentary = (sid: number) => (verse: string) =>
    commentaryUrl(43, 3, sid, { verses: verse });
  const asideOf = (html: string) => section(html, "<aside", "aside");

  test("a list of commentaries that fails is said to have failed; an empty one says so", async () => {
    rig.host.on(list, fails);
    const failed = await get(chapter(3));
    expect(failed.status).toBe(200);
    expect(main(failed.text)).toContain("注释现在取不到");
    expect(main(failed.text)).not.toContain("这一章还没有注释");
    rig.host.on(list, says([]));
    const empty = main((await get(chapter(3))).text);
    expect(empty).toContain("这一章还没有注释");
    expect(empty).not.toContain("注释现在取不到");
  });

  test("a commentary that fails is said to have failed, beside the text", async () => {
    rig.host.on(list, says([{ sid: 5, title: "短注" }]));
    rig.host.on(text, fails);
    const { status, text: html } = await get(commentary(5));
    expect(status).toBe(200);
    expect(section(html, 'id="v16"', "div")).toContain("经文16");
    expect(asideOf(html)).toContain("这本注释现在取不到");
    expect(asideOf(html)).not.toContain("没有谈到");
  });

  test("a commentary that is silent here is empty, and nothing has failed", async () => {
    rig.host.on(text, says(null));
    const { status, text: html } = await get(commentary(6));
    expect(status).toBe(200);
    expect(asideOf(html)).toContain("这本注释没有谈到这一章");
    expect(asideOf(html)).not.toContain("取不到");
  });

  test("a commentary that is refused is the lost lamb, with the host's words", async () => {
    rig.host.on(text, says(null, 7, "这本注释已下架"));
    const { status, text: html } = await get(commentary(7));
    expect(status).toBe(404);
    expect(section(html, '<p class="said"', "p")).toContain("这本注释已下架");
  });

  test("a search that fails says so, and not that there is nothing", async () => {
    rig.host.on(search, fails);
    const failed = await rig.get(bibleSearchUrl(`失败${dialect}`));
    expect(failed.status).toBe(200);
    expect(main(failed.text)).toContain("圣经现在搜不了");
    expect(main(failed.text)).not.toContain("没有找到");
    rig.host.on(search, says({ total: 0, list: [] }));
    const empty = await rig.get(bibleSearchUrl(`没有${dialect}`));
    expect(main(empty.text)).toContain("没有找到");
    expect(main(empty.text)).not.toContain("搜不了");
  });

  test("hits are shown in whatever shape, with a word to every number", async () => {
    const hit = { lng: "hhb", volume: 43, chapter: 3, verse: 16, content: "神爱世人" };
    rig.host.on(search, says({ total: 1, list: [hit], counts: [{ volume: 43, count: 9 }] }));
    const found = main((await rig.get(bibleSearchUrl(`神${dialect}`))).text);
    expect(found).toContain("约翰福音 3:16");
    const count = section(found, 'class="chips counts"', "ul");
    expect(count.replace(/<[^>]*>/g, "")).toContain("约翰福音 9 节");
  });
});
