import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  albumsUrl,
  authorUrl,
  categoryUrl,
  channelUrl,
  homeUrl,
  hotUrl,
  latestUrl,
  publishedUrl,
  topicUrl,
} from "../../../app/urls/index.ts";
import { translate, type Dialect } from "../../rigs/dialect.ts";
import { main, raw } from "../../rigs/bible-rig.ts";
import { ask } from "../../rigs/browse.ts";
import { realHosts, startSite, type TestSite } from "../../rigs/site.ts";
import { reply, startUpstream, type FakeUpstream } from "../../rigs/upstream.ts";

const at = (day: string) => Date.parse(`${day}T04:00:00Z`) / 1_000;
const album = {
  movid: 7,
  title: "登山宝训",
  speaker: "高明川",
  url_count: 3,
  hits: 23_456,
  addtime: at("2024-03-05"),
  edittime: at("2025-06-07"),
};
const category = { id: 5, name: "讲道", parentid: 0 };

describe.each<Dialect>([1, 2])("in dialect %i, a card", (dialect) => {
  let host: FakeUpstream;
  let site: TestSite;
  const says = (data: unknown) => {
    const body = { code: 1, msg: "ok", data };
    return raw(dialect === 2 ? translate(body) : body);
  };
  beforeAll(async () => {
    host = await startUpstream();
    host.on("*", reply(null));
    host.on("/api/tv.movie/index", says({ data: [album], total: 1 }));
    host.on("/api/tv.index/index", says({ recommends: [album], updates: [album] }));
    host.on("/api/tv.category/index", says([category]));
    host.on("/api/tv.speaker/detail", says({ id: 3, name: "高明川" }));
    site = await startSite(realHosts(host.base));
  });
  afterAll(async () => {
    await site.stop();
    await host.stop();
  });

  /** The last word of each card's line, as it is read out. */
  async function facts(path: string): Promise<string[]> {
    const { status, text } = await ask(site.origin, path);
    expect(status).toBe(200);
    const lines = main(text).matchAll(/<p class="card-line">([\s\S]*?)<\/p>/g);
    return [...lines].map(([, line = ""]) =>
      line.replace(/^<span>.*?<\/span>/, "").replace(/<[^>]*>/g, ""),
    );
  }

  test.each([
    [hotUrl(), "2.3万 次播放"],
    [latestUrl(), "2025年6月7日"],
    [publishedUrl(), "2024年3月5日"],
    [categoryUrl(5), "2.3万 次播放"],
    [categoryUrl(5, { order: "time" }), "2024年3月5日"],
    [albumsUrl(0, { order: "time" }), "2024年3月5日"],
    [authorUrl(3), "2024年3月5日"],
    [`${hotUrl()}?lang=en-US`, "23.5K plays"],
  ])("of %s says %s", async (path, fact) => {
    expect(await facts(path)).toEqual([fact]);
  });

  test("says nothing of plays that the host did not count", async () => {
    const uncounted = { movid: 9, title: "新片", speaker: "高明川" };
    host.on("/apiv2/channel.index/detail", says({ id: 1, title: "频道" }));
    host.on("/apiv2/channel.index/movie", says([uncounted]));
    host.on("/apiv2/channel.index/microvideo", says([{ id: 2, title: "短片" }]));
    host.on("/api/tv.special/detail", says({ id: 4, title: "专题" }));
    host.on("/api/tv.special/item", says([uncounted]));
    expect(await facts(channelUrl(1))).toEqual(["", ""]);
    expect(await facts(topicUrl(4))).toEqual([""]);
  });

  test("of the home says what its shelf goes by", async () => {
    expect(await facts(homeUrl())).toEqual(["3 集", "2025年6月7日", "2024年3月5日"]);
  });
});
