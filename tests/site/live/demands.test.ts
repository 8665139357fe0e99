import { afterAll, beforeAll, expect, test } from "vitest";
import { liveUrl, livesUrl } from "../../../app/urls/index.ts";
import { ask, section, tags } from "../../rigs/browse.ts";
import { startFakeSite } from "../../rigs/member-rig.ts";
import { queriesTo } from "../../rigs/sent.ts";
import { reply } from "../../rigs/upstream.ts";

let site: Awaited<ReturnType<typeof startFakeSite>>;
beforeAll(async () => {
  site = await startFakeSite();
  const list = [{ id: 3, title: "房间", push_status: 3 }];
  site.host.on("/api/live.room/index", reply({ list, count: "1" }));
});
afterAll(() => site.stop());

test("the rooms are asked for with a page and a limit", async () => {
  const { status, text } = await ask(site.origin, livesUrl());
  expect(status).toBe(200);
  const links = tags(section(text, "<main", "main"), "a").map(({ href }) => href);
  expect(links).toContain(liveUrl(3));
  const [first] = queriesTo(site.host, "/api/live.room/index");
  expect(Object.fromEntries(first ?? [])).toMatchObject({ page: "1", limit: "100" });
});
