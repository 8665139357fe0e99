import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  articleUrl,
  channelUrl,
  commentUrl,
  inLanguage,
  liveUrl,
  loginUrl,
  registerUrl,
  type CommentKind,
} from "../../../app/urls/index.ts";
import { reply } from "../../rigs/upstream.ts";
import { ask, section, tags, typedIn } from "../../rigs/browse.ts";
import {
  cookieLine,
  demo,
  fromElsewhere,
  startFakeSite,
  startMemberSite,
  timesAsked,
  toastOf,
  visitor,
  type Visitor,
} from "../../rigs/member-rig.ts";

const passwordUrl = loginUrl({ type: "password" });
let site: Awaited<ReturnType<typeof startMemberSite>>;
beforeAll(async () => {
  site = await startMemberSite();
});
afterAll(() => site.stop());

const someone = () => visitor(site.origin, fromElsewhere());
/** Today's article of the channel that has one every day. */
const article = 100_000 + Math.floor((Date.now() + 8 * 3_600_000) / 86_400_000);
const things: [CommentKind, number, string][] = [
  ["live", 1, liveUrl(1)],
  ["channel", 2, channelUrl(2)],
  ["article", article, articleUrl(article)],
];

const wordsIn = async (who: Visitor, url: string) =>
  section((await who.get(url)).text, "<textarea", "textarea").replace(/^<textarea[^>]*>/, "");

describe.each(things)("a comment on %s %i", (kind, id, about) => {
  test("by a member stands there, as text", async () => {
    const who = someone();
    await who.post(passwordUrl, demo);
    const content = `<i>感谢</i> ${kind}`;
    const sent = await who.post(commentUrl(kind, id), { content });
    expect([sent.status, sent.headers.location]).toEqual([303, `${about}#comments`]);
    const page = await who.follow(sent);
    expect(toastOf(page)).toBe("留言成功");
    expect((await who.get(commentUrl(kind, id))).text).toContain(`感谢 ${kind}`);
    expect(page.text).not.toContain("<i>感谢");
  });

  test("needs words", async () => {
    const who = someone();
    const empty = await who.post(inLanguage(commentUrl(kind, id), "en-US"), { content: "  " });
    expect(empty.status).toBe(400);
    expect(empty.text).toContain("Comment can not be empty");
    const long = await who.post(commentUrl(kind, id), { content: "长".repeat(501) });
    expect(long.status).toBe(400);
  });

  test("by a stranger waits over the sign-in, in the same tab", async () => {
    const who = someone();
    const url = commentUrl(kind, id);
    const content = "很好。\n第二行";
    const led = await who.post(url, { content });
    expect([led.status, led.headers.location]).toEqual([303, loginUrl({ redirectTo: url })]);
    expect(cookieLine(led, "draft")).toMatch(/HttpOnly/);
    const back = await who.post(passwordUrl, { ...demo, redirectTo: url });
    expect(back.headers.location).toBe(url);
    expect(await wordsIn(who, url)).toContain(content);
    const sent = await who.post(url, { content });
    expect(sent.status).toBe(303);
    expect(who.cookies.has("draft")).toBe(false);
    expect(await wordsIn(who, url)).not.toContain("很好");
  });
});

test("what waits comes before what a new account wants", async () => {
  const who = someone();
  const url = commentUrl("channel", 4);
  await who.post(url, { content: "新来的人" });
  const fields = { password: "a-secret-1", confirmation: "a-secret-1", agree: "1" };
  const entered = await who.post(registerUrl(), {
    account: "newcomer",
    ...fields,
    redirectTo: url,
  });
  expect(entered.headers.location).toBe(url);
  expect(await wordsIn(who, url)).toContain("新来的人");
});

test("what waits for one page is not another's", async () => {
  const who = someone();
  await who.post(commentUrl("channel", 2), { content: "只在这里" });
  expect(await wordsIn(who, commentUrl("channel", 3))).not.toContain("只在这里");
});

test.each(["/comment/other/1", "/comment/live/0", "/comment/live/99", "/comment/channel/x"])(
  "%s is nothing to comment on",
  async (path) => {
    expect((await ask(site.origin, path)).status).toBe(404);
    expect((await someone().post(path, { content: "x" })).status).toBe(404);
  },
);

test("a page of comments is for people, not for search engines", async () => {
  const { text } = await ask(site.origin, commentUrl("channel", 2));
  expect(tags(text, "meta").find(({ name }) => name === "robots")?.["content"]).toBe("noindex");
});

describe("on a host of its own mind", () => {
  test("its refusal is told in its words, and nothing written is lost; one call a form", async () => {
    const fake = await startFakeSite();
    const detail = reply({ id: 9, title: "频道" }, 1);
    fake.host.on("/apiv2/channel.index/detail", detail);
    fake.host.on("/apiv2/extend.comment/lists", reply(null, 3, "no"));
    fake.host.on("/api/comment/create", reply(null, 5, "今天不能留言"));
    const who = visitor(fake.origin);
    await who.post(passwordUrl, demo);
    const content = "几句话";
    const refused = await who.post(commentUrl("channel", 9), { content });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("今天不能留言");
    expect(typedIn(refused, "content")).toBe(content);
    expect(timesAsked(fake.host, "POST /api/comment/create")).toBe(1);

    // A title that cannot be had takes no words along.
    fake.host.on("/apiv2/channel.index/detail", reply(null, 9, "down"));
    const bare = await who.post(commentUrl("channel", 12), { content });
    expect([bare.status, typedIn(bare, "content")]).toEqual([400, content]);
    fake.host.on("/apiv2/channel.index/detail", detail);

    fake.host.on("/api/comment/create", reply([], 0));
    const before = timesAsked(fake.host, "POST /api/comment/create");
    const twice = { content: "一行\r\n又一行" };
    await Promise.all([
      who.post(commentUrl("channel", 9), twice),
      who.post(commentUrl("channel", 9), twice),
    ]);
    expect(timesAsked(fake.host, "POST /api/comment/create")).toBe(before + 1);

    fake.host.on("/api/comment/create", reply(null, 401, ""));
    const over = await who.post(commentUrl("channel", 9), { content });
    expect(over.status).toBe(401);
    expect(typedIn(over, "content")).toBe(content);
    await fake.stop();
  });
});
