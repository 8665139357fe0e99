import { mkdtempSync, rmSync } from "node:fs";
import type { OutgoingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  aboutUrl,
  albumUrl,
  authorsUrl,
  favoritesUrl,
  forgotUrl,
  homeUrl,
  inLanguage,
  loginUrl,
  logoutUrl,
  mineUrl,
  newsUrl,
  notesUrl,
  playbacksUrl,
  playerUrl,
  playsUrl,
  registerUrl,
  reportUrl,
  searchUrl,
  suggestUrl,
} from "../../../app/urls/index.ts";

import { ask, section, submit, typedIn } from "../../rigs/browse.ts";
import {
  demo,
  fromElsewhere,
  lydia,
  queryIn,
  sessionOf,
  startFakeSite,
  startMemberSite,
  timesAsked,
  visitor,
  type Visitor,
} from "../../rigs/member-rig.ts";
import { run } from "../../rigs/processes.ts";

const passwordUrl = loginUrl({ type: "password" });
const memberPages = [
  mineUrl(),
  playbacksUrl(),
  favoritesUrl(),
  notesUrl(),
  newsUrl(),
  aboutUrl(),
  suggestUrl(),
];

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

describe("a form sent from another site", () => {
  const foreign: Record<string, (session: string) => OutgoingHttpHeaders> = {
    "says so": () => ({ "sec-fetch-site": "cross-site" }),
    "is a neighbour's": () => ({ "sec-fetch-site": "same-site" }),
    "has another origin": () => ({ origin: "https://evil.example" }),
    "has another origin and a session": (session) => ({
      origin: "https://evil.example",
      cookie: `session=${session}`,
    }),
    "has no name but a session": (session) => ({ cookie: `session=${session}` }),
  };
  const targets = [
    passwordUrl,
    logoutUrl(),
    registerUrl(),
    forgotUrl("email"),
    forgotUrl("password"),
    mineUrl(),
    suggestUrl(),
    playsUrl(),
    playerUrl(1, 1),
    albumUrl(1),
  ];

  test.each(Object.keys(foreign))("%s: refused, and no host asked", async (kind) => {
    const session = await sessionOf(fake);
    const before = fake.host.asked.length;
    for (const path of targets) {
      for (const target of [path, path.replace(/(\?|$)/, ".data$1")]) {
        const fields = { ...demo, content: "x", movid: "1", urlid: "1", seconds: "1", type: "1" };
        const answer = await submit(fake.origin, target, fields, foreign[kind]?.(session));
        expect([target, answer.status, answer.setCookies]).toEqual([target, 403, []]);
      }
    }
    expect(fake.host.asked.slice(before)).toEqual([]);
  });
});

test("neither token nor password is in anything that leaves: pages, data, headers, cookies, log", async () => {
  const folder = mkdtempSync(join(tmpdir(), "members-"));
  const running = run(["node", "server/process/worker.ts"], {
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: folder,
    LOG_LEVEL: "trace",
  });
  const [line] = await running.said(/^\{.*"port":\d+.*\}$/m);
  const origin = `http://127.0.0.1:${(JSON.parse(line) as { port: number }).port}`;
  const all = [];
  const pages = [
    ...memberPages,
    homeUrl(),
    albumUrl(1001),
    playerUrl(1001, 10001),
    playerUrl(1001, 10001, { medium: "audio" }),
    searchUrl("恩典"),
    authorsUrl(),
    reportUrl(1001, 10001),
    loginUrl(),
    passwordUrl,
    forgotUrl(),
    "/no/such/page",
    "/metrics",
    "/readyz",
    "/_embedded/outbox",
  ];
  const forms: [string, Record<string, string>][] = [
    [playerUrl(1001, 10001), { content: "笔记" }],
    [playerUrl(1001, 10001), { content: "" }],
    [albumUrl(1001), { intent: "add" }],
    [albumUrl(1001), { intent: "odd" }],
    [mineUrl(), { form: "nickname", nickname: "" }],
    [mineUrl(), { form: "nickname", nickname: "名字" }],
    [mineUrl(), { form: "password", oldPassword: "x-1", password: "1", confirmation: "2" }],
    [mineUrl(), { form: "question", question: "99", answer: "x", oldPassword: "odd" }],
    [mineUrl(), { form: "email", email: "a@example.org", code: "1" }],
    [suggestUrl(), { content: "建议" }],
    [playsUrl(), { movid: "1001", urlid: "10001", seconds: "9", type: "1" }],
    [playsUrl(), { movid: "x" }],
    [playbacksUrl(), { form: "clear" }],
  ];
  const secrets: string[] = [];
  for (const member of [lydia, demo]) {
    const who = visitor(origin);
    await who.post(passwordUrl, { ...member, password: `not-${member.password}` });
    expect((await who.post(passwordUrl, member)).status).toBe(303);
    for (const language of ["zh-CN", "en-US"] as const) {
      for (const path of pages) {
        const data = path.replace(/(\?|$)/, ".data$1").replace(/^\/\.data/, "/_root.data");
        await who.get(inLanguage(path, language));
        await who.get(inLanguage(data, language));
      }
      for (const [path, fields] of forms) await who.post(inLanguage(path, language), fields);
    }
    expect((await who.get(mineUrl())).text).toContain(`${member.account}@example.org`);
    await who.post(logoutUrl(), {});
    all.push(...who.answers);
  }
  const rows = queryIn(folder)("SELECT token FROM member_token");
  secrets.push(...rows.map(({ token }) => String(token)));
  expect(secrets.length).toBeGreaterThanOrEqual(2);
  // The other member's password stands on the sign-in page of the embedded hosts, for everybody to try.
  secrets.push(lydia.password);

  running.child.kill("SIGTERM");
  await running.exit;
  const { out, err } = running.output();
  expect(out).toContain('"port"');
  const cookies = all.flatMap(({ setCookies }) => setCookies.flatMap((one) => one.split(/[=;.]/)));
  const seen = [
    out,
    err,
    ...all.map(({ text, headers }) => text + JSON.stringify(headers)),
    ...cookies.map((part) => Buffer.from(part, "base64url").toString("latin1")),
  ];
  expect(all.length).toBeGreaterThan(150);
  for (const secret of secrets) {
    const forms = [secret, Buffer.from(secret).toString("base64url"), encodeURIComponent(secret)];
    for (const form of forms) {
      expect(seen.filter((one) => one.includes(form)).map((one) => one.slice(0, 300))).toEqual([]);
    }
  }
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

test("two members at once never meet, and no page of theirs is kept", async () => {
  const names = ["甲甲甲甲", "乙乙乙乙"];
  const members = await Promise.all(
    [demo, lydia].map(async (member, n) => {
      const who = visitor(site.origin, fromElsewhere());
      expect((await who.post(passwordUrl, member)).status).toBe(303);
      const renamed = { form: "nickname", nickname: names[n] ?? "" };
      expect((await who.post(mineUrl(), renamed)).status).toBe(303);
      return who;
    }),
  );
  const paths = [
    homeUrl(),
    albumUrl(1001),
    playerUrl(1001, 10001),
    mineUrl(),
    favoritesUrl(),
    playbacksUrl(),
    inLanguage(albumUrl(1001), "en-US"),
    "/_root.data",
    `${mineUrl()}.data`,
    "/no/such/page",
  ];
  const publicPaths = [homeUrl(), albumUrl(1001), "/_root.data"];
  const anonymous = () =>
    Promise.all(publicPaths.map(async (path) => (await ask(site.origin, path)).text));
  const before = await anonymous();
  for (let round = 0; round < 10; round++) {
    const asking = paths.flatMap((path) =>
      members.map(async (who, n) => ({ answer: await who.get(path), path, n })),
    );
    for (const { answer, path, n } of await Promise.all(asking)) {
      expect(answer.text.includes(names[n] ?? ""), path).toBe(true);
      expect(answer.text.includes(names[1 - n] ?? ""), path).toBe(false);
      expect(answer.headers["cache-control"], path).toBe("private, no-store");
      expect(answer.headers["x-cache"], path).toBe("BYPASS");
      expect(answer.headers.etag, path).toBeUndefined();
    }
  }
  const after = await anonymous();
  expect(after).toEqual(before);
  for (const name of names) expect(after.join()).not.toContain(name);
});

describe("a host that breaks off while a form is on its way", () => {
  const words = "写到一半的话";
  test.each([
    [playerUrl(1, 1), "/api/user.tv.note/edit"],
    [suggestUrl(), "/api/feedback/submit"],
    [reportUrl(1, 1), "/api/feedback/movieError"],
  ])("%s: said so, no word lost, and sent once", async (path, call) => {
    fake.host.on(call, ({ socket }) => socket.destroy());
    const who = await ruth();
    const before = asked(`POST ${call}`);
    const answer = await who.post(path, { content: words });
    expect(answer.status).toBe(503);
    expect(answer.headers["retry-after"]).toBeDefined();
    expect(section(answer.text, 'role="alert"', "p")).toContain("可能已经送达");
    expect(typedIn(answer, "content")).toBe(words);
    expect(asked(`POST ${call}`)).toBe(before + 1);
    expect(who.cookies.has("session")).toBe(true);
  });
});
