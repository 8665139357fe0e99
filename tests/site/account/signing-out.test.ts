import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  forgotUrl,
  logoutUrl,
  mineUrl,
  playbacksUrl,
  suggestUrl,
} from "../../../app/urls/index.ts";
import type { Session } from "../../../server/session/seal.ts";
import { startRedis } from "../../rigs/redis.ts";
import { reply } from "../../rigs/upstream.ts";
import { typedIn } from "../../rigs/browse.ts";
import {
  cookieLine,
  sessionOf,
  startFakeSite,
  timesAsked,
  visitor,
} from "../../rigs/member-rig.ts";
import { freePort, run } from "../../rigs/processes.ts";

type Site = Awaited<ReturnType<typeof startFakeSite>>;
let site: Site;
beforeAll(async () => {
  site = await startFakeSite();
});
afterAll(() => site.stop());

const hour = 3_600_000;
let issued = Date.now() - hour;
/** When a session began that no other test has. */
const nextIssue = () => ++issued;

async function holder(where: Site, changes: Partial<Session>) {
  const who = visitor(where.origin);
  who.cookies.set("session", await sessionOf(where, changes));
  return who;
}

describe("a session that was signed out", () => {
  test("opens nothing any more, however its cookie was sealed", async () => {
    const issuedAt = nextIssue();
    const ruth = await holder(site, { issuedAt });
    const thief = await holder(site, { issuedAt });
    const older = await holder(site, { issuedAt, lastSeen: Date.now() - hour / 2 });
    const elsewhere = await holder(site, { issuedAt: nextIssue() });
    expect((await thief.get(mineUrl())).status).toBe(200);
    expect((await ruth.post(logoutUrl(), {})).status).toBe(303);
    expect(ruth.cookies.has("session")).toBe(false);

    const before = site.host.asked.length;
    for (const who of [thief, older]) {
      const answer = await who.get(playbacksUrl());
      expect(answer.status).toBe(401);
      expect(answer.text).not.toContain("路得");
      expect(cookieLine(answer, "session")).toMatch(/^session=;.*Max-Age=0/);
    }
    expect(site.host.asked.slice(before).filter((one) => one.includes("/user."))).toEqual([]);
    expect((await elsewhere.get(mineUrl())).status).toBe(200);
  });

  test("sends nothing any more; what was typed comes back", async () => {
    site.host.on("/api/feedback/submit", reply([], 0));
    const issuedAt = nextIssue();
    const [ruth, thief] = [await holder(site, { issuedAt }), await holder(site, { issuedAt })];
    await ruth.post(logoutUrl(), {});
    const answer = await thief.post(suggestUrl(), { content: "几句话" });
    expect([answer.status, typedIn(answer, "content")]).toEqual([401, "几句话"]);
    expect(timesAsked(site.host, "POST /api/feedback/submit")).toBe(0);
  });

  test("ends as well where its password is set anew, and not before", async () => {
    const issuedAt = nextIssue();
    const [ruth, thief] = [await holder(site, { issuedAt }), await holder(site, { issuedAt })];
    const pending = await site.services.deps.sealer.sealPending({ kind: "token", token: "r3set" });
    const fields = { form: "password", password: "new-secret-2", confirmation: "new-secret-2" };
    site.host.on("/apiv2/member/changePassword", reply(null, 5, "no"));
    ruth.cookies.set("pending", pending);
    expect((await ruth.post(forgotUrl("password"), fields)).status).toBe(400);
    expect((await thief.get(mineUrl())).status).toBe(200);
    site.host.on("/apiv2/member/changePassword", reply([], 0));
    expect((await ruth.post(forgotUrl("password"), fields)).status).toBe(303);
    expect((await thief.get(mineUrl())).status).toBe(401);
  });
});

/** A Redis that is really one. */
async function startServer() {
  const port = await freePort();
  const options = ["--port", `${port}`, "--bind", "127.0.0.1", "--save", "", "--dir", tmpdir()];
  const server = run(["redis-server", ...options]);
  await server.said(/Ready to accept connections/);
  return { url: `redis://127.0.0.1:${port}`, stop: () => server.stop() };
}

describe.each([
  ["a small fake", startRedis, true],
  [
    "redis-server (left out where it is not installed)",
    startServer,
    existsSync("/usr/bin/redis-server"),
  ],
] as const)("replicas that share %s", (_name, start, there) => {
  test.skipIf(!there)("know of each other's signing out", async () => {
    const redis = await start();
    const replicas = [
      await startFakeSite({ REDIS_URL: redis.url }),
      await startFakeSite({ REDIS_URL: redis.url }),
    ] as const;
    const [here, elsewhere] = replicas;
    await connected(here, elsewhere);

    const issuedAt = nextIssue();
    const ruth = await holder(here, { issuedAt });
    const thief = await holder(elsewhere, { issuedAt });
    expect((await thief.get(mineUrl())).status).toBe(200);
    expect((await ruth.post(logoutUrl(), {})).status).toBe(303);
    expect((await thief.get(mineUrl())).status).toBe(401);

    // Without Redis the pages are there, and what was heard of before still counts.
    await redis.stop();
    const again = await holder(elsewhere, { issuedAt });
    expect((await again.get(mineUrl())).status).toBe(401);
    const other = await holder(elsewhere, { issuedAt: nextIssue() });
    expect((await other.get(mineUrl())).status).toBe(200);
    for (const one of replicas) await one.stop();
  });
});

/** Waits until both have reached their Redis: what one writes there, the other reads. */
async function connected(here: Site, there: Site): Promise<void> {
  const opened = await here.services.deps.sealer.open(await sessionOf(here, { token: "nobody" }));
  const session = opened?.session ?? expect.fail("it opens");
  await vi.waitFor(async () => {
    await here.services.deps.revocations.add(session);
    expect(await there.services.deps.revocations.has(session)).toBe(true);
  });
}
