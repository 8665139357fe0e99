import { afterAll, beforeAll, expect, test } from "vitest";
import {
  aboutUrl,
  favoritesUrl,
  inLanguage,
  loginUrl,
  mineUrl,
  newsUrl,
  notesUrl,
  playbacksUrl,
  playsUrl,
  suggestUrl,
} from "../../../app/urls/index.ts";
import { startSite, type TestSite } from "../../rigs/site.ts";
import { ask, section, submit, tags, textOf, type Answer } from "../../rigs/browse.ts";

const pages = [
  mineUrl(),
  playbacksUrl(),
  favoritesUrl(),
  notesUrl(),
  newsUrl(),
  aboutUrl(),
  suggestUrl(),
];
let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await startSite();
  cookie = await signIn("demo", "gospel123");
});
afterAll(() => site.stop());

/** A session cookie, as the sign-in would set it. */
async function signIn(passport: string, password: string): Promise<string> {
  const { hosts, deps } = site.services;
  const body = new URLSearchParams({ passport, password });
  const url = new URL("apiv2/login", hosts?.places.account.base);
  const reply = (await (await fetch(url, { method: "POST", body })).json()) as {
    data: { token: string; userid: string };
  };
  return sessionOf(reply.data.token, Number(reply.data.userid), passport, deps.sealer);
}

async function sessionOf(token: string, id: number, name: string, sealer: TestSealer) {
  const now = Date.now();
  const flags = { vemail: true, vpassword: true, vsq: true };
  const user = { id, username: name, nickname: name, avatar: "", ...flags };
  const session = { token, user, issuedAt: now, lastSeen: now, checkedAt: now };
  return `session=${await sealer.seal(session)}`;
}
type TestSealer = TestSite["services"]["deps"]["sealer"];

const get = (path: string, as = cookie) => ask(site.origin, path, { headers: { cookie: as } });
const post = (path: string, fields: Record<string, string>, as = cookie) =>
  submit(site.origin, path, fields, { "sec-fetch-site": "same-origin", cookie: as });
/** What a page shows after the answer's redirect. */
const follow = (answer: Answer) => get(String(answer.headers.location));

/** The forms that delete an entry. */
function entries(html: string): Record<string, string>[] {
  return html
    .split(/<form /)
    .filter((form) => form.includes('name="form" value="delete"'))
    .map((form) =>
      Object.fromEntries(
        tags(section(form, "", "form"), "input").map(({ name = "", value = "" }) => [name, value]),
      ),
    );
}

test.each(pages)("%s shows a stranger nothing but the way in", async (path) => {
  const answer = await ask(site.origin, path);
  expect(answer.status).toBe(401);
  expect(answer.headers["cache-control"]).toBe("private, no-store");
  expect(answer.text).toContain(loginUrl({ redirectTo: path }));
  expect(answer.text).not.toMatch(/demo@example|class="(record|setting|mine)/);
  expect((await submit(site.origin, path, { form: "clear" })).status).not.toBeLessThan(400);
});

test.each(pages)("%s is the member's own, named in both languages", async (path) => {
  const [zh, en] = await Promise.all([get(path), get(inLanguage(path, "en-US"))]);
  expect([zh.status, en.status]).toEqual([200, 200]);
  expect(zh.headers["cache-control"]).toBe("private, no-store");
  expect(textOf(zh.text, "h1")).not.toBe(textOf(en.text, "h1"));
  expect(textOf(zh.text, "title")).toContain(textOf(zh.text, "h1"));
  expect(tags(zh.text, "meta")).toContainEqual({ name: "robots", content: "noindex" });
  const current = tags(section(zh.text, '<div class="mine-side"', "nav"), "a").filter(
    (link) => link["aria-current"] === "page",
  );
  expect(current.map(({ href }) => href)).toEqual([path]);
});

test.each([
  [playbacksUrl, 10],
  [favoritesUrl, 24],
  [notesUrl, 10],
] as const)("a list has pages, and forgets one entry", async (to, size) => {
  const first = await get(to({}));
  const [second, far] = await Promise.all([get(to({ page: 2 })), get(to({ page: 99 }))]);
  const shown = entries(first.text);
  expect(shown.length).toBe(size);
  expect(entries(second.text).length).toBeGreaterThan(0);
  expect(second.text).toContain('class="pager"');
  expect([far.status, entries(far.text).length]).toEqual([200, 0]);
  const gone = shown[1] ?? {};
  const answer = await post(to({ page: 2 }), gone);
  expect([answer.status, answer.headers.location]).toEqual([303, to({ page: 2 })]);
  expect(entries((await get(to({}))).text)).not.toContainEqual(gone);
});

test.each([playbacksUrl, favoritesUrl])("a list is cleared after a question", async (to) => {
  const asking = await get(to({ clear: true }));
  expect(asking.text).toContain('name="form" value="clear"');
  expect(entries(asking.text)).toEqual([]);
  expect((await post(to({}), { form: "clear" })).headers.location).toBe(to({}));
  expect(entries((await get(to({}))).text)).toEqual([]);
});

test("notes cannot be cleared, and an entry that names nothing is no form", async () => {
  expect((await post(notesUrl(), { form: "clear" })).status).toBe(400);
  expect((await post(playbacksUrl(), { form: "delete", urlid: "x" })).status).toBe(400);
  expect(entries((await get(notesUrl())).text).length).toBeGreaterThan(0);
});

test("a player's place is kept without a word, also a stranger's nonsense", async () => {
  const play = { movid: "1001", urlid: "10001", seconds: "75", type: "2" };
  expect((await post(playsUrl(), play)).status).toBe(204);
  const { text } = await get(playbacksUrl());
  expect(text).toContain("/html/1001/10001.html?t=75&amp;type=2");
  expect((await submit(site.origin, playsUrl(), play)).status).toBe(204);
  expect((await post(playsUrl(), { ...play, urlid: "99999999" })).status).toBe(204);
  expect((await post(playsUrl(), { ...play, seconds: "-1" })).status).toBe(400);
  expect((await get(playsUrl())).status).toBe(404);
});

test("a new nickname is there at once, in the page and in the session", async () => {
  const answer = await post(mineUrl(), { form: "nickname", nickname: " 以利亚 & 以利沙 " });
  expect([answer.status, answer.headers.location]).toEqual([303, mineUrl()]);
  expect(answer.setCookies.some((one) => one.startsWith("session="))).toBe(true);
  expect((await follow(answer)).text).toContain("以利亚 &amp; 以利沙");
});

const wrong: [string, Record<string, string>][] = [
  ["nickname", { nickname: " " }],
  ["nickname", { nickname: "名".repeat(31) }],
  ["avatar", {}],
  ["password", { oldPassword: "gospel123", password: "12345", confirmation: "12345" }],
  ["password", { oldPassword: "gospel123", password: "123456", confirmation: "123457" }],
  ["password", { oldPassword: "", password: "123456", confirmation: "123456" }],
  ["email", { email: "no mail", intent: "send" }],
  ["email", { email: "a@example.org", code: "" }],
  ["mobile", { area: "86", mobile: "12a", intent: "send" }],
  ["question", { question: "", answer: "x", oldPassword: "gospel123" }],
];
test.each(wrong)("%s %o: the form comes back open, with words", async (form, fields) => {
  const answers = await Promise.all(
    [mineUrl(), inLanguage(mineUrl(), "en-US")].map((path) => post(path, { form, ...fields })),
  );
  const told = answers.map(({ status, text }) => {
    expect(status).toBe(400);
    const row = section(text, `id="${form}" open=""`, "details");
    expect(row).not.toBe("");
    const secrets = tags(row, "input").filter(({ type }) => type === "password");
    expect(secrets.filter((input) => "value" in input)).toEqual([]);
    return /role="alert"[^>]*>([^<]+)/.exec(row)?.[1] ?? "";
  });
  expect(told[0]).toMatch(/\p{Script=Han}/u);
  expect(told[1]).toMatch(/^[\x20-\x7e]+$/);
});

test("a code is sent, and the page keeps what was typed", async () => {
  const answer = await post(mineUrl(), {
    form: "email",
    email: "new@example.org",
    intent: "send",
  });
  expect(answer.status).toBe(200);
  const row = section(answer.text, 'id="email" open=""', "details");
  expect(row).toContain('role="status"');
  expect(row).toContain('value="new@example.org"');
  const letters = (await ask(site.origin, "/_embedded/outbox")).text;
  const code = /new@example\.org<\/td><td>[^<]*?(\d{4,8})/.exec(letters)?.[1] ?? "";
  const bound = await post(mineUrl(), { form: "email", email: "new@example.org", code });
  expect(bound.status).toBe(303);
  expect((await follow(bound)).text).toContain("new@example.org");
});

test("a mobile number, a security question and a password go through", async () => {
  const mobile = { form: "mobile", area: "852", mobile: "61234567" };
  expect((await post(mineUrl(), { ...mobile, intent: "send" })).status).toBe(200);
  const letters = (await ask(site.origin, "/_embedded/outbox")).text;
  const code = /852 61234567<\/td><td>[^<]*?(\d{4,8})/.exec(letters)?.[1] ?? "";
  const oldPassword = "gospel123";
  const question = { form: "question", question: "2", answer: "路得", oldPassword };
  const password = { form: "password", password: "shepherd", confirmation: "shepherd" };
  for (const fields of [{ ...mobile, code }, question, { ...password, oldPassword }]) {
    expect((await post(mineUrl(), fields)).status).toBe(303);
  }
  const refused = await post(mineUrl(), { ...password, oldPassword });
  expect(refused.status).toBe(400);
  expect(section(refused.text, 'id="password" open=""', "details")).toContain('role="alert"');
  expect((await get(mineUrl())).text).toContain("61234567");
});

function upload(bytes: Uint8Array<ArrayBuffer>) {
  const body = new FormData();
  body.append("form", "picture");
  body.append("file", new Blob([bytes], { type: "image/png" }), "me.png");
  const headers = { cookie, "sec-fetch-site": "same-origin" };
  return fetch(site.origin + mineUrl(), { method: "POST", body, headers, redirect: "manual" });
}

test("an avatar is a picture, whatever it is called", async () => {
  const { default: sharp } = await import("sharp");
  const drawn = sharp({ create: { width: 300, height: 200, channels: 3, background: "#0f5f5c" } });
  for (const bytes of [new TextEncoder().encode("<svg onload=x>"), new Uint8Array(0)]) {
    const answer = await upload(bytes);
    expect(answer.status).toBe(400);
    const row = section(await answer.text(), 'id="avatar" open=""', "details");
    expect(row).toMatch(/type="file"[^>]*aria-invalid="true"/);
  }
  expect((await upload(new Uint8Array(await drawn.png().toBuffer()))).status).toBe(303);
  const row = section((await get(mineUrl())).text, 'id="avatar"', "summary");
  expect(row).toMatch(/avatar\/\d+-\w+\.jpg/);
});

test("one of the host's avatars can be chosen", async () => {
  const { text } = await get(mineUrl());
  const radio = tags(text, "input").find(({ type }) => type === "radio");
  const answer = await post(mineUrl(), { form: "avatar", avatar: radio?.["value"] ?? "" });
  expect(answer.status).toBe(303);
  expect((await follow(answer)).text).toMatch(/type="radio"[^>]*checked=""/);
});

test("who comes to set a password finds the form open", async () => {
  const { text } = await get(mineUrl(true));
  const row = section(text, 'id="password" open=""', "details");
  expect(tags(row, "input").find((one) => "autofocus" in one)?.["type"]).toBe("password");
});

test("a suggestion arrives; an empty one comes back", async () => {
  const empty = await post(suggestUrl(), { content: " ", contact: "me@example.org" });
  expect(empty.status).toBe(400);
  expect(empty.text).toContain('value="me@example.org"');
  const answer = await post(suggestUrl(), { content: "多一些诗歌", contact: "" });
  expect([answer.status, answer.headers.location]).toEqual([303, suggestUrl()]);
});

test("a session that ends over a form loses no word of it", async () => {
  const { sealer } = site.services.deps;
  const over = await sessionOf("no such token", 1, "demo", sealer);
  const answer = await post(mineUrl(), { form: "nickname", nickname: "写到一半" }, over);
  expect(answer.status).toBe(401);
  expect(answer.text).toContain('value="写到一半"');
  expect(answer.setCookies.some((one) => /^session=;/.test(one))).toBe(true);
});
