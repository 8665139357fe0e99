import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  inLanguage,
  loginUrl,
  myShortsUrl,
  pressedUrl,
  shortsUrl,
} from "../../../app/urls/index.ts";
import { startSite, realHosts } from "../../rigs/site.ts";
import { reply, startUpstream, type FakeUpstream } from "../../rigs/upstream.ts";
import { ask, tags, textOf } from "../../rigs/browse.ts";
import {
  demo,
  fakeMember,
  fakeToken,
  fromElsewhere,
  lydia,
  startMemberSite,
  timesAsked,
  toastOf,
  visitor,
} from "../../rigs/member-rig.ts";

let site: Awaited<ReturnType<typeof startMemberSite>>;
beforeAll(async () => {
  site = await startMemberSite();
});
afterAll(() => site.stop());

const passwordUrl = loginUrl({ type: "password" });
const someone = () => visitor(site.origin, fromElsewhere());

describe("which clip", () => {
  test("one of the tag's by chance, where none is named, and never the same for long", async () => {
    const tag = "祷告";
    const chosen = new Set<string>();
    for (let n = 0; n < 30; n++) {
      const { status, headers } = await ask(site.origin, shortsUrl({ tag }));
      expect(status).toBe(302);
      const to = new URL(String(headers.location), site.origin);
      expect([to.pathname, to.searchParams.get("tag")]).toEqual(["/shorts/index.html", tag]);
      chosen.add(to.searchParams.get("id") ?? "");
    }
    expect(chosen.size).toBeGreaterThan(1);
    for (const id of chosen) {
      const { text } = await ask(site.origin, shortsUrl({ id: Number(id) }));
      const links = tags(text, "a").filter(({ href }) => href === shortsUrl({ tag }));
      expect(links.length, `${id} has the tag`).toBeGreaterThan(1);
    }
  });

  test("the language stays over the choice", async () => {
    const { headers } = await ask(site.origin, inLanguage(shortsUrl(), "en-US"));
    expect(new URL(String(headers.location), site.origin).searchParams.get("lang")).toBe("en-US");
  });

  test("a tag without clips says so and leads on; a clip that is none is a lost lamb", async () => {
    const empty = await ask(site.origin, shortsUrl({ tag: "没有这个" }));
    expect(empty.status).toBe(200);
    expect(tags(empty.text, "a").some(({ href }) => href === shortsUrl())).toBe(true);
    expect((await ask(site.origin, shortsUrl({ id: 999 }))).status).toBe(404);
  });

  test("it plays without scripts, with its neighbours a link away", async () => {
    const { text } = await ask(site.origin, shortsUrl({ id: 3 }));
    const sources = tags(text, "source").map(({ type }) => type);
    expect(sources).toEqual(["video/webm", "video/mp4"]);
    expect(tags(text, "video")[0]).toMatchObject({ controls: "", preload: "none" });
    const file = tags(text, "source")[0]?.["src"] ?? "";
    expect((await ask(site.origin, file)).status).toBe(200);
    const next = tags(text, "a").find(({ rel }) => rel === "next")?.["href"] ?? "";
    const there = await ask(site.origin, next);
    expect(there.status).toBe(200);
    const back = tags(there.text, "a").find(({ rel }) => rel === "prev")?.["href"];
    expect(back).toBe(shortsUrl({ id: 3 }));
    expect(text).toContain('"@type":"VideoObject"');
  });

  test("a tag with odd characters reaches neither the page nor its key", async () => {
    const { status, headers } = await ask(site.origin, "/shorts/index.html?id=3&tag=a%00b");
    expect(status).toBe(200);
    expect(headers["x-cache"]).toBe("HIT");
  });
});

describe("a favourite", () => {
  test("a stranger is led to the sign-in and back", async () => {
    const { text } = await ask(site.origin, shortsUrl({ id: 7 }));
    const to = loginUrl({ redirectTo: pressedUrl(shortsUrl({ id: 7 }), "add") });
    expect(tags(text, "a").some(({ href }) => href === to)).toBe(true);
    const posted = await someone().post(shortsUrl({ id: 7 }), { intent: "add" });
    expect([posted.status, posted.headers.location]).toEqual([303, to]);
  });

  test("enters the list and leaves it; sent twice it is still in", async () => {
    const who = someone();
    await who.post(passwordUrl, demo);
    const url = shortsUrl({ tag: "光", id: 7 });
    const added = await who.post(url, { intent: "add" });
    expect([added.status, added.headers.location]).toEqual([303, url]);
    expect(toastOf(await who.follow(added))).toBe("已收藏这个短视频");
    await who.post(url, { intent: "add" });
    const page = await who.get(url);
    expect(tags(page.text, "button").find(({ name }) => name === "intent")?.["aria-pressed"]).toBe(
      "true",
    );
    const mine = await who.get(myShortsUrl());
    const title = textOf(page.text, "h1");
    expect(mine.text).toContain(title);
    const gone = await who.post(myShortsUrl(), { form: "delete", id: "7" });
    expect(gone.headers.location).toBe(myShortsUrl());
    expect((await who.get(myShortsUrl())).text).not.toContain(title);
  });

  test("of a form sent twice at once is one", async () => {
    const who = someone();
    await who.post(passwordUrl, lydia);
    const url = shortsUrl({ id: 21 });
    await Promise.all([who.post(url, { intent: "add" }), who.post(url, { intent: "add" })]);
    const { text } = await who.get(url);
    expect(tags(text, "button").find(({ name }) => name === "intent")?.["aria-pressed"]).toBe(
      "true",
    );
  });

  test("is nobody else's business: strangers see no list", async () => {
    expect((await ask(site.origin, myShortsUrl())).status).toBe(401);
  });
});

describe("hosts as they are", () => {
  let host: FakeUpstream;
  beforeAll(async () => {
    host = await startUpstream();
    host.on("*", reply(null));
    host.on("/api/tv.common/index", reply({ ucenter: { open: "1" } }));
  });
  afterAll(() => host.stop());

  test("odd payloads break no screen, and markup in them is text", async () => {
    host.on(
      "/api/microvideo.index/detail",
      reply({ id: "5", title: "<b onclick=x>粗</b>", url: [], tag: null, channel: [] }, 0),
    );
    host.on("/api/microvideo.index/lists", reply({ list: [{ id: 0 }, "x", { id: "5" }] }, "0"));
    host.on("/apiv2/channel.pc/shortVideoTag", reply([{ tag: "" }, { thumb: "x" }, null], 1));
    host.on("/apiv2/channel.pc/menu", reply([{ title: "?", page: "nowhere" }], 1));
    const fake = await startSite(realHosts(host.base));
    const { status, text } = await ask(fake.origin, shortsUrl({ id: 5 }));
    expect(status).toBe(200);
    expect(textOf(text, "h1")).toBe("粗");
    expect(text).not.toContain("onclick");
    expect(text).toContain("player none");
    await fake.stop();
  });

  test("the list can be missing, the clip cannot, and what is as wanted is not turned round", async () => {
    host.on("/api/microvideo.index/detail", reply({ id: 5, title: "短" }, 1));
    host.on("/api/microvideo.index/lists", reply(null, 7, "no"));
    host.on("/api/microvideo.collect/lists", reply({ list: [] }, 0));
    host.on("/api/microvideo.collect/post", reply([], 0));
    host.on("/api/user.profile/index", reply(fakeMember));
    host.on("/apiv2/login", reply({ ...fakeMember, token: fakeToken }, 0));
    const fake = await startSite(realHosts(host.base));
    expect((await ask(fake.origin, shortsUrl({ id: 5 }))).status).toBe(200);
    const who = visitor(fake.origin);
    await who.post(passwordUrl, demo);
    host.on("/api/microvideo.collect/lists", reply({ list: [{ vid: "5", title: "短" }] }, 0));
    await who.post(shortsUrl({ id: 5 }), { intent: "add" });
    expect(timesAsked(host, "POST /api/microvideo.collect/post")).toBe(0);
    await who.post(shortsUrl({ id: 5 }), { intent: "remove" });
    expect(timesAsked(host, "POST /api/microvideo.collect/post")).toBe(1);
    host.on("/api/microvideo.index/detail", reply(null, 7, "no"));
    expect((await ask(fake.origin, shortsUrl({ id: 6 }))).status).toBe(404);
    await fake.stop();
  });
});
