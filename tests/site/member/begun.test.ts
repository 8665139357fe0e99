import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { albumUrl, homeUrl, playbacksUrl, playerUrl } from "../../../app/urls/index.ts";
import { translate, type Dialect } from "../../rigs/dialect.ts";
import { main, raw } from "../../rigs/bible-rig.ts";
import { ask, section, tags } from "../../rigs/browse.ts";
import { sessionOf, startFakeSite } from "../../rigs/member-rig.ts";
import { reply } from "../../rigs/upstream.ts";

const at = 1_760_000_000;
/** Records of the host: half seen, heard to the end, and only opened. */
const records = [
  { urlid: 1, title: "看了一半", duration: 125, type: 1, update: at + 90 },
  { urlid: 2, title: "听到最后", duration: 0, type: 2, update: at + 60 },
  { urlid: 3, title: "只是打开", duration: 0, type: 1, update: at },
].map(({ urlid, title, duration, type, update }) => ({
  id: urlid,
  movid: 1,
  urlid,
  duration,
  type,
  create_time: at,
  update_time: update,
  movie: { movid: 1, title: "专辑", speaker: "路得", thumb: "" },
  url: { title },
}));

describe.each<Dialect>([1, 2])("in dialect %i", (dialect) => {
  let site: Awaited<ReturnType<typeof startFakeSite>>;
  let cookie: string;
  beforeAll(async () => {
    site = await startFakeSite();
    const body = { code: 1, msg: "ok", data: { data: records, total: records.length } };
    const answer = raw(dialect === 2 ? translate(body) : body);
    site.host.on("/api/user.tv.playrecord/index", answer);
    site.host.on("/api/tv.index/index", reply({ recommends: [] }));
    cookie = `session=${await sessionOf(site)}`;
  });
  afterAll(() => site.stop());
  const get = (path: string, as = cookie) => ask(site.origin, path, { headers: { cookie: as } });

  test("a member's home offers to go on with what was begun, and with nothing else", async () => {
    const html = main((await get(homeUrl())).text);
    const row = section(html.slice(html.indexOf(">接着看</h2>")), '<ul class="grid wide"', "ul");
    expect(tags(row, "a").map(({ href }) => href)).toEqual([
      playerUrl(1, 1, { startSeconds: 125 }),
    ]);
    expect(row).toContain("看到 2:05");
    expect(main((await get(homeUrl(), "")).text)).not.toContain("接着看");
  });

  test("the history says what was finished", async () => {
    const html = main((await get(playbacksUrl())).text);
    const lines = html.split('<li class="record"').slice(1);
    const saysOf = (title: string) =>
      /<p class="muted number">([^<]*)</.exec(lines.find((one) => one.includes(title)) ?? "")?.[1];
    expect(["看了一半", "听到最后", "只是打开"].map(saysOf)).toEqual([
      "看到 2:05",
      "已听完",
      "看到 0:00",
    ]);
  });

  test("the menu says it too, with a word to each time", async () => {
    const menu = section((await get(albumUrl(1))).text, 'class="member-links"', "ul");
    const texts = [...menu.matchAll(/<span class="muted number">([^<]*)</g)].map(([, t]) => t);
    expect(texts).toEqual(["看到 2:05", "已听完", "看到 0:00"]);
  });
});
