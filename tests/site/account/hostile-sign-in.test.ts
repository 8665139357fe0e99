import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  albumUrl,
  forgotUrl,
  homeUrl,
  loginUrl,
  mineUrl,
  shortsUrl,
} from "../../../app/urls/index.ts";
import { reply } from "../../rigs/upstream.ts";
import { section, tags, typedIn } from "../../rigs/browse.ts";
import {
  cookieLine,
  demo,
  fakeMember,
  fakeToken,
  fromElsewhere,
  startFakeSite,
  visitor,
} from "../../rigs/member-rig.ts";

const passwordUrl = loginUrl({ type: "password" });
const unusable = "凭证无法使用";
const tokens = {
  "an emoji": "🕊️",
  "a line's end": "abc\r\nset-cookie: a=b",
  NUL: "abc\u0000def",
  "half a surrogate pair": "abc\ud800",
  "a space": "abc def",
  "1,501 characters": "a".repeat(1_501),
  "64 KB": "a".repeat(65_536),
  nothing: "",
};

describe.each(["account", "movie"])(
  "a host that signs in (AUTH_HOST=%s) with a token of",
  (family) => {
    let fake: Awaited<ReturnType<typeof startFakeSite>>;
    beforeAll(async () => {
      fake = await startFakeSite({ AUTH_HOST: family });
    });
    afterAll(() => fake.stop());
    const signsInWith = (member: object) => {
      fake.host.on("/apiv2/login", reply(member, 0));
      fake.host.on("/api/user.login/index", reply({ userinfo: member }));
      fake.host.on("/api/user.profile/index", reply(member));
    };

    test.each(Object.entries(tokens))("%s lets nobody in, and says so", async (_name, token) => {
      signsInWith({ ...fakeMember, token });
      const answer = await visitor(fake.origin, fromElsewhere()).post(passwordUrl, demo);
      expect([answer.status, typedIn(answer, "account")]).toEqual([503, "demo"]);
      expect(section(answer.text, 'role="alert"', "p")).toContain(unusable);
      expect(cookieLine(answer, "session")).toBeUndefined();
    });

    test.each([
      ["1,500 characters", "~".repeat(1_500)],
      [
        "every sign there may be",
        String.fromCharCode(...Array.from({ length: 94 }, (_, n) => n + 33)),
      ],
    ])("%s lets in, with the longest names", async (_name, token) => {
      const long = '"\\🕊\u0007'.repeat(500);
      const avatar = `/a/${'"長'.repeat(200)}.png`;
      signsInWith({
        ...fakeMember,
        username: long,
        nickname: long,
        avatar,
        headimgurl: avatar,
        token,
      });
      const who = visitor(fake.origin, fromElsewhere());
      const answer = await who.post(passwordUrl, demo);
      expect([answer.status, answer.headers.location]).toEqual([303, homeUrl()]);
      expect((await who.get(mineUrl())).status).toBe(200);
    });

    test("1,500 characters that count twice in a cookie is no fault of ours", async () => {
      signsInWith({ ...fakeMember, token: '"'.repeat(1_500) });
      const answer = await visitor(fake.origin, fromElsewhere()).post(passwordUrl, demo);
      expect([answer.status, typedIn(answer, "account")]).toEqual([503, "demo"]);
    });

    test.each(Object.entries(tokens))("%s sets no password anew either", async (_name, token) => {
      fake.host.on("/apiv2/forget/sq", reply({ token }, 0));
      const fields = { form: "question", account: "ruth", question: "2", answer: "x" };
      const answer = await visitor(fake.origin, fromElsewhere()).post(
        forgotUrl("question"),
        fields,
      );
      expect([answer.status, typedIn(answer, "account")]).toEqual([503, "ruth"]);
      expect(cookieLine(answer, "pending")).toBeUndefined();
    });
  },
);

describe("a code to scan", () => {
  let fake: Awaited<ReturnType<typeof startFakeSite>>;
  beforeAll(async () => {
    fake = await startFakeSite();
  });
  afterAll(() => fake.stop());
  const pageWith = async (ticket: string, check_url = "/api/login/check?ticket=T") => {
    fake.host.on("/api/login/getticket", reply({ ticket, check_url }, 0));
    const who = visitor(fake.origin);
    return { who, answer: await who.get(loginUrl()) };
  };

  test.each([
    ["a ticket of 601 characters", "t".repeat(601), undefined],
    ["a ticket of 100 KB", "t".repeat(100_000), undefined],
    ["a place to ask of 1,501 characters", "T", `/${"c".repeat(1_500)}`],
    ["a place to ask that grows as an address", "T", `/${"好".repeat(1_400)}`],
    ["what no cookie can keep", "好".repeat(600), `/${"c".repeat(1_490)}`],
  ])("with %s cannot be had, and the page says so", async (_name, ticket, check) => {
    const { answer } = await pageWith(ticket, check);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain("现在取不到二维码");
    expect(answer.text).not.toContain("qr-ground");
    expect(cookieLine(answer, "pending")).toBeUndefined();
    expect(tags(answer.text, "a").map(({ href }) => href)).toContain(
      loginUrl({ type: "password", redirectTo: "/" }),
    );
  });

  test.each([
    ["600 characters", "t".repeat(600)],
    ["500 of three bytes", "好".repeat(500)],
    ["half a surrogate pair", "\ud800"],
    ["a NUL", "a\u0000b"],
    ["an address elsewhere", "https://app.example/x"],
  ])("is drawn for a ticket of %s, and kept", async (_name, ticket) => {
    const { who, answer } = await pageWith(ticket);
    expect([answer.status, answer.text.includes("qr-ground")]).toEqual([200, true]);
    fake.host.on("/api/login/check", reply([], 0));
    const again = await who.get(loginUrl());
    expect([again.status, again.text.includes("qr-ground")]).toEqual([200, true]);
  });

  test.each(["//evil.example", "/_embedded/account/qr/x", "https://evil.example", "javascript:x"])(
    "is no link, whatever its ticket is: %s",
    async (ticket) => {
      const { answer } = await pageWith(ticket);
      expect(answer.status).toBe(200);
      const qr = section(answer.text, '<div class="qr"', "div");
      expect(tags(qr, "a").filter(({ target }) => target === "_blank")).toEqual([]);
    },
  );

  test("confirmed with a token of no use lets nobody in, and gives another code", async () => {
    const { who } = await pageWith("T");
    fake.host.on("/api/login/check", reply({ ...fakeMember, token: tokens["an emoji"] }, 0));
    const answer = await who.get(loginUrl());
    expect([answer.status, who.cookies.has("session")]).toEqual([200, false]);
    expect(answer.text).toContain("qr-ground");
    fake.host.on("/api/login/check", reply({ ...fakeMember, token: fakeToken }, 0));
    expect((await who.get(loginUrl())).status).toBe(303);
  });
});

test("half a surrogate pair in a host's names breaks no address", async () => {
  const fake = await startFakeSite();
  const half = "名\ud800字";
  const carried = encodeURIComponent("名\ufffd字");
  const tag = { id: 1, tag: half, title: half };
  fake.host.on("/api/tv.common/index", reply({ hotsearch: [{ word: half }] }));
  fake.host.on("/apiv2/channel.pc/shortVideoTag", reply([tag], 0));
  fake.host.on("/api/microvideo.index/detail", reply({ id: 1, url: "/a.mp4", tag: half }, 1));
  for (const path of [albumUrl(1), shortsUrl({ id: 1 })]) {
    const { status, text } = await visitor(fake.origin).get(path);
    expect(status, path).toBe(200);
    expect(text, path).toContain(carried);
  }
  await fake.stop();
});
