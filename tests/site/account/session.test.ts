import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  aboutUrl,
  albumUrl,
  inLanguage,
  loginUrl,
  mineUrl,
  notesUrl,
  playbacksUrl,
  playerUrl,
  playsUrl,
  suggestUrl,
} from "../../../app/urls/index.ts";
import { reply } from "../../rigs/upstream.ts";
import { ask, section } from "../../rigs/browse.ts";
import {
  cookieLine,
  demo,
  fakeMember,
  fakeToken,
  fromElsewhere,
  sessionOf,
  startFakeSite,
  startMemberSite,
  timesAsked,
  toastOf,
  valueOf,
  visitor,
  type Visitor,
} from "../../rigs/member-rig.ts";

const passwordUrl = loginUrl({ type: "password" });
const minute = 60_000;
const day = 24 * 60 * minute;

let site: Awaited<ReturnType<typeof startMemberSite>>;
let fake: Awaited<ReturnType<typeof startFakeSite>>;
beforeAll(async () => {
  site = await startMemberSite();
  fake = await startFakeSite();
});
afterAll(async () => {
  await site.stop();
  await fake.stop();
});

const asked = (call: string) => timesAsked(fake.host, call);
/** A member of the fake host, signed in; `changes` make the session older. */
async function ruth(changes: Parameters<typeof sessionOf>[1] = {}): Promise<Visitor> {
  const who = visitor(fake.origin);
  who.cookies.set("session", await sessionOf(fake, changes));
  return who;
}

describe("a session cookie", () => {
  const slow = { timeout: 60_000 };
  test(
    "that was tampered with is none: 1,000 bits and ends, and never an error",
    slow,
    async () => {
      const who = visitor(site.origin, fromElsewhere());
      await who.post(passwordUrl, demo);
      expect((await who.get(mineUrl())).text).toContain("demo@example.org");
      const sealed = who.cookies.get("session") ?? "";
      const parts = sealed.split(".").map((part) => Buffer.from(part, "base64url"));
      const flip = fc
        .tuple(fc.constantFrom(0, 2, 3, 4), fc.nat(), fc.nat(7))
        .map(([which, place, bit]) => {
          const bytes = Buffer.from(parts[which] ?? []);
          const index = place % bytes.length;
          bytes.writeUInt8(bytes.readUInt8(index) ^ (1 << bit), index);
          return parts
            .with(which, bytes)
            .map((part) => part.toString("base64url"))
            .join(".");
        });
      const cut = fc
        .tuple(fc.nat(sealed.length - 1), fc.boolean())
        .map(([length, head]) => (head ? sealed.slice(0, length) : sealed.slice(-length - 1, -1)));
      const broken = [
        ...fc.sample(flip, { numRuns: 700, seed: 1 }),
        ...fc.sample(cut, { numRuns: 300, seed: 2 }),
      ];
      for (let n = 0; n < broken.length; n += 20) {
        const answers = broken
          .slice(n, n + 20)
          .map((session) =>
            ask(site.origin, mineUrl(), { headers: { cookie: `session=${session}` } }),
          );
        for (const answer of await Promise.all(answers)) {
          expect(answer.status).toBe(401);
          expect(answer.text).not.toMatch(/demo@example|示范会员/);
          expect(cookieLine(answer, "session")).toMatch(/^session=;.*Max-Age=0/);
          expect(answer.headers["x-cache"]).toBe("BYPASS");
        }
      }
    },
  );

  test.each([
    ["fresh", {}, 200],
    ["unseen for 13 days", { lastSeen: -13 * day }, 200],
    ["unseen for 15 days", { lastSeen: -15 * day }, 401],
    ["29 days old", { issuedAt: -29 * day }, 200],
    ["31 days old, seen just now", { issuedAt: -31 * day }, 401],
  ])("%s", async (_age, times, status) => {
    const now = Date.now();
    const changes = Object.entries(times).map(([name, ms]) => [name, now + Number(ms)]);
    const who = await ruth(Object.fromEntries(changes) as object);
    const answer = await who.get(mineUrl());
    expect([answer.status, who.cookies.has("session")]).toEqual([status, status === 200]);
  });

  test("that grew old is sealed afresh, with its beginning kept", async () => {
    const issuedAt = Date.now() - 13 * day;
    const who = await ruth({ issuedAt, lastSeen: issuedAt });
    expect(cookieLine(await who.get(aboutUrl()), "session")).toBeDefined();
    const opened = await fake.services.deps.sealer.open(who.cookies.get("session") ?? "");
    expect(opened?.session.issuedAt).toBe(issuedAt);
    expect(Date.now() - (opened?.session.lastSeen ?? 0)).toBeLessThan(minute);
    expect(cookieLine(await who.get(aboutUrl()), "session")).toBeUndefined();
  });

  test("is looked into again after five minutes, and not before", async () => {
    const young = await ruth({ checkedAt: Date.now() - 4 * minute });
    const before = asked("POST /api/user.profile/index");
    expect((await young.get(albumUrl(1))).setCookies).toEqual([]);
    expect(asked("POST /api/user.profile/index")).toBe(before);

    const old = await ruth({ checkedAt: Date.now() - 6 * minute });
    fake.host.on("/api/user.profile/index", reply({ ...fakeMember, nickname: "新的名字" }));
    const answer = await old.get(albumUrl(1));
    expect(asked("POST /api/user.profile/index")).toBe(before + 1);
    expect(answer.setCookies.length).toBe(1);
    const opened = await fake.services.deps.sealer.open(old.cookies.get("session") ?? "");
    expect(opened?.session).toMatchObject({ token: fakeToken, user: { nickname: "新的名字" } });
    expect((await old.get(albumUrl(1))).text).toContain('class="member-name">新的名字<');
    expect(asked("POST /api/user.profile/index")).toBe(before + 1);
    fake.host.on("/api/user.profile/index", reply(fakeMember));
  });

  test("shows the member as the check just found them", async () => {
    fake.host.on("/api/user.profile/index", reply({ ...fakeMember, nickname: "改名" }));
    const old = await ruth({ checkedAt: 0 });
    expect((await old.get(albumUrl(1))).text).toContain('class="member-name">改名<');
    fake.host.on("/api/user.profile/index", reply(fakeMember));
  });

  test("lives on where the check cannot be made", async () => {
    fake.host.on("/api/user.profile/index", reply(null, "oops"));
    const who = await ruth({ checkedAt: 0 });
    const { status, text } = await who.get(albumUrl(1));
    expect([status, text.includes('class="member-name">路得<')]).toEqual([200, true]);
    expect(who.cookies.has("session")).toBe(true);
    fake.host.on("/api/user.profile/index", reply(fakeMember));
  });
});

describe("a session the host has ended", () => {
  const endings = {
    "as HTTP": ((_request, response) => void response.writeHead(401).end()) as ReturnType<
      typeof reply
    >,
    "as a code": reply(null, 401, "x"),
    "as a code in quotes": reply(null, "401", "x"),
    "in words": reply(null, 0, "401:Unauthorized"),
  };
  const calls = [
    "/api/user.profile/index",
    "/api/user.tv.playrecord/index",
    "/api/user.tv.collect/index",
    "/api/user.tv.note/index",
    "/api/user.tv.note/edit",
    "/api/feedback/submit",
  ];
  let over: Awaited<ReturnType<typeof startFakeSite>>;
  beforeAll(async () => {
    over = await startFakeSite();
  });
  afterAll(() => over.stop());
  async function ended(how: keyof typeof endings = "as a code"): Promise<Visitor> {
    for (const call of calls) over.host.on(call, endings[how]);
    const who = visitor(over.origin);
    who.cookies.set("session", await sessionOf(over));
    return who;
  }

  test.each(Object.keys(endings) as (keyof typeof endings)[])(
    "%s: the same page, for nobody in particular, with a message",
    async (how) => {
      for (const path of [albumUrl(1), playerUrl(1, 1), inLanguage(albumUrl(1), "en-US")]) {
        const who = await ended(how);
        const answer = await who.get(path);
        expect([answer.status, answer.headers.location]).toEqual([302, path]);
        expect(who.cookies.has("session")).toBe(false);
        const next = await who.follow(answer);
        expect(next.status).toBe(200);
        expect(next.text).not.toContain("路得");
        expect(toastOf(next)).toContain(
          path.includes("en-US")
            ? "Your session has expired, please sign in again"
            : "当前用户状态已过期，请重新登录",
        );
        expect(section(next.text, '<div class="toast"', "div")).toContain('href="/login');
        expect(toastOf(await who.get(path))).toBe("");
      }
    },
  );

  test.each(["/x/..//evil.example", "/x/%2e%2e//evil.example", "/x/.%2E//evil.example/a?b=c"])(
    "at %s, where it stays here",
    async (path) => {
      const who = await ended();
      const answer = await who.get(path);
      const location = String(answer.headers.location ?? "/");
      expect(location).toMatch(/^\/(?![/\\])/);
      expect(new URL(location, over.origin).origin).toBe(over.origin);
    },
  );

  test("on a page of the member's own: the way in, with the message", async () => {
    for (const path of [mineUrl(), playbacksUrl({ page: 2 }), notesUrl()]) {
      const who = await ended();
      const answer = await who.get(path);
      expect([answer.status, answer.headers.location]).toEqual([302, path]);
      const next = await who.follow(answer);
      expect([next.status, toastOf(next).includes("当前用户状态已过期")]).toEqual([401, true]);
    }
  });

  test("over a page's data: scripts are led to the page, by its own address", async () => {
    const who = await ended();
    const { status, text } = await who.get(`${mineUrl()}.data?_routes=root`);
    expect([status, who.cookies.has("session")]).toEqual([202, false]);
    expect(text).toContain('"/mine"');
    expect(text).not.toContain("_routes");
  });

  const words = "写到一半的话 <b>";
  test.each([playerUrl(1, 1), suggestUrl()])("over a form of %s loses no word", async (path) => {
    const who = await ended();
    const answer = await who.post(path, { content: words });
    expect([answer.status, who.cookies.has("session")]).toEqual([401, false]);
    expect(answer.text).toContain("写到一半的话 &lt;b&gt;</textarea>");
    expect(section(answer.text, 'role="alert"', "p")).toContain("当前用户状态已过期，请重新登录");
    expect(section(answer.text, 'role="alert"', "p")).toContain('href="/login?');
    expect(answer.text).not.toContain("路得");
  });

  test("also where the form itself was wrong, so that the host heard nothing of it", async () => {
    const contact = "ruth@example.org";
    const who = await ended();
    const answer = await who.post(suggestUrl(), { content: " ", contact });
    expect(valueOf(answer, "contact")).toBe(contact);
    const long = "字".repeat(5_001);
    const note = await (await ended()).post(playerUrl(1, 1), { content: long });
    expect(note.text).toContain(`${long}</textarea>`);
  });

  test.each([playerUrl(1, 1), suggestUrl()])(
    "long before it is sent, %s loses no word either",
    async (path) => {
      const who = await ruth({ issuedAt: Date.now() - 31 * day });
      const answer = await who.post(path, { content: words });
      expect([answer.status, who.cookies.has("session")]).toEqual([401, false]);
      expect(answer.text).toContain("写到一半的话 &lt;b&gt;</textarea>");
    },
  );

  test("also where it is only the check that finds it, and says so", async () => {
    const who = await ended();
    over.host.on("/api/feedback/submit", reply([], 0));
    who.cookies.set("session", await sessionOf(over, { checkedAt: 0 }));
    const answer = await who.post(suggestUrl(), { content: " ", contact: "ruth@example.org" });
    expect(valueOf(answer, "contact")).toBe("ruth@example.org");
    expect(who.cookies.has("session")).toBe(false);
    expect(answer.text).toContain("当前用户状态已过期，请重新登录");
  });

  test("over a player that reports: nothing is said, the cookie goes", async () => {
    const who = await ended();
    over.host.on("/api/user.tv.playrecord/report", endings["as a code"]);
    const play = { movid: "1", urlid: "1", seconds: "7", type: "1" };
    expect((await who.post(playsUrl(), play)).status).toBe(204);
    expect(who.cookies.has("session")).toBe(false);
  });

  test("says nothing about a visitor who has none", async () => {
    await ended();
    const who = visitor(over.origin);
    const { status, setCookies, text } = await who.get(albumUrl(1));
    expect([status, setCookies, text.includes("当前用户状态已过期")]).toEqual([200, [], false]);
  });
});
