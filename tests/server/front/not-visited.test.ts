import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { playerUrl } from "../../../app/urls/index.ts";
import { reply } from "../../rigs/upstream.ts";
import { ask } from "../../rigs/browse.ts";
import {
  sessionOf,
  startFakeSite,
  startMemberSite,
  timesAsked,
  visitor,
} from "../../rigs/member-rig.ts";

describe("an episode opened for the first time", () => {
  let fake: Awaited<ReturnType<typeof startFakeSite>>;
  beforeAll(async () => {
    fake = await startFakeSite();
    fake.host.on("/api/user.tv.playrecord/index", reply({ data: [], total: 0 }));
  });
  afterAll(() => fake.stop());

  test.each([
    ["a person", {}, 1],
    ["a person of this site", { "sec-fetch-site": "same-origin" }, 1],
    ["a browser fetching ahead", { "sec-purpose": "prefetch" }, 0],
    ["an older one", { purpose: "prefetch" }, 0],
    ["another site", { "sec-fetch-site": "cross-site" }, 0],
  ])("by %s with %j: %i more in the history", async (_who, headers, times) => {
    const report = "POST /api/user.tv.playrecord/report";
    const before = timesAsked(fake.host, report);
    const who = visitor(fake.origin, headers);
    who.cookies.set("session", await sessionOf(fake));
    expect((await who.get(playerUrl(1, 1))).status).toBe(200);
    expect(timesAsked(fake.host, report)).toBe(before + times);
  });
});

test("the outbox is nobody's but whoever sits here, over the whole site", async () => {
  const site = await startMemberSite();
  const { port } = new URL(site.origin);
  const status = async (headers: Record<string, string>) =>
    (await ask(site.origin, "/_embedded/outbox", { headers })).status;
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`]) {
    expect(await status({ host }), host).toBe(200);
    expect(await status({ host, "sec-fetch-site": "same-origin" })).toBe(200);
    expect(await status({ host, "sec-fetch-site": "cross-site" })).toBe(404);
    expect(await status({ host, origin: "https://evil.example" })).toBe(404);
    expect(await status({ host, "x-forwarded-for": "127.0.0.1" })).toBe(404);
  }
  expect(await status({ host: "rebound.example" })).toBe(404);
  await site.stop();
});
