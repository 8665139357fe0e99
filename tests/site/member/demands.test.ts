import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  albumUrl,
  favoritesUrl,
  mineUrl,
  newsUrl,
  notesUrl,
  playbacksUrl,
  reportUrl,
  suggestUrl,
} from "../../../app/urls/index.ts";
import { section, tags, textOf } from "../../rigs/browse.ts";
import {
  fakeMember,
  fromElsewhere,
  sessionOf,
  startFakeSite,
  timesAsked,
  toastOf,
  visitor,
} from "../../rigs/member-rig.ts";
import { reply } from "../../rigs/upstream.ts";

/** What the member area promises, at hosts that say little. */
let site: Awaited<ReturnType<typeof startFakeSite>>;
beforeAll(async () => {
  site = await startFakeSite({ AUTH_HOST: "movie" });
});
afterAll(() => site.stop());

async function member(changes: Parameters<typeof sessionOf>[1] = {}) {
  const who = visitor(site.origin, fromElsewhere());
  who.cookies.set("session", await sessionOf(site, changes));
  return who;
}

describe("what a member has set", () => {
  const user = { id: 7, username: "ruth", nickname: "路得", avatar: "" };
  /** A host that keeps to itself what an account has. */
  const silent = { id: 7, username: "ruth", nickname: "路得", email: "ruth@example.org" };
  const isAsked = (html: string) => tags(html, "input").some(({ name }) => name === "oldPassword");

  beforeAll(() => {
    site.host.on("/api/user.profile/index", reply(silent));
    site.host.on("/api/user.profile/changepwd", reply([]));
    site.host.on("/apiv2/member/bindEmail", reply([], 0));
    return () => site.host.on("/api/user.profile/index", reply(fakeMember));
  });

  test("a password that was set is there: no page asks for one any more", async () => {
    const who = await member({ user: { ...user, vemail: true, vpassword: false, vsq: true } });
    expect(isAsked((await who.get(mineUrl())).text)).toBe(false);
    const fields = { form: "password", password: "a-secret-1", confirmation: "a-secret-1" };
    expect((await who.post(mineUrl(), fields)).status).toBe(303);
    expect(isAsked((await who.get(mineUrl())).text)).toBe(true);
    // When the account is looked at again, it wants nothing.
    const opened = await site.services.deps.sealer.open(who.cookies.get("session") ?? "");
    const checkedAt = Date.now() - 6 * 60_000;
    const later = await member({ ...opened?.session, told: false, checkedAt });
    expect((await later.get(albumUrl(1))).status).toBe(200);
  });

  test("an e-mail address that was bound is verified", async () => {
    const who = await member({ user: { ...user, vemail: false, vpassword: true, vsq: true } });
    expect((await who.get(mineUrl())).text).toContain(">未验证<");
    const fields = { form: "email", email: "ruth@example.org", code: "135790" };
    expect((await who.post(mineUrl(), fields)).status).toBe(303);
    expect((await who.get(mineUrl())).text).toContain(">已验证<");
  });
});

test.each([
  ["plays", playbacksUrl(), "您看过、听过的内容会记在这里，下次可以从停下的地方继续。"],
  ["favourites", favoritesUrl(), "在专辑页点“收藏”，喜欢的专辑就会留在这里。"],
  ["notes", notesUrl(), "收看时写下的笔记会收在这里，随时可以重温。"],
  ["notices", newsUrl(), "现在没有公告。"],
])("an empty list of %s says what it is for", async (_name, path, words) => {
  const { status, text: html } = await (await member()).get(path);
  const main = section(html, "<main", "main");
  expect([status, textOf(section(main, '<p class="help"', "div"), "p")]).toEqual([200, words]);
  expect(main).not.toContain('class="record"');
});

describe("a word to the people behind the site", () => {
  test("a suggestion is added at the movie API where that signs members in", async () => {
    let sent = "";
    site.host.on("/api/tv.feedback/add", (request, response, url) => {
      void text(request).then((form) => {
        sent = form;
        reply([])(request, response, url);
      });
    });
    const who = await member();
    const answer = await who.post(suggestUrl(), { content: "更大的字", contact: "QQ 12345" });
    expect(answer.status).toBe(303);
    expect(toastOf(await who.follow(answer))).toBe("谢谢您的建议，我们已经收到");
    expect(Object.fromEntries(new URLSearchParams(sent))).toMatchObject({
      content: "更大的字",
      contact: "QQ 12345",
    });
    expect(timesAsked(site.host, "POST /api/feedback/submit")).toBe(0);
  });

  test.each([suggestUrl(), reportUrl(1, 1)])(
    "the contact field of %s names QQ, e-mail and phone",
    async (path) => {
      const { text: html } = await (await member()).get(path);
      const field = tags(html, "input").find(({ name }) => name === "contact");
      const help = field?.["aria-describedby"] ?? "none";
      const words = textOf(section(html, `<span id="${help}"`, "div"), "span");
      for (const word of ["QQ", "邮箱", "手机号"]) expect(words).toContain(word);
    },
  );
});
