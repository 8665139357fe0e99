import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { livesUrl, liveUrl } from "../../../app/urls/index.ts";
import { ask, section, tags } from "../../rigs/browse.ts";
import { everyDialect, pageIn } from "../../rigs/pages-of.ts";
import { realHosts, startSite, type TestSite } from "../../rigs/site.ts";
import { reply, startUpstream, type FakeUpstream } from "../../rigs/upstream.ts";

let host: FakeUpstream;
let site: TestSite;

// A site for each: what it reads is kept for a minute.
beforeAll(async () => {
  host = await startUpstream();
});
afterAll(() => host.stop());

async function rooms(path: string): Promise<string[]> {
  const { status, text } = await ask(site.origin, path);
  expect(status).toBe(200);
  const found = [...text.matchAll(/href="\/lives\/(\d+)\/index\.html"/g)].map(([, id = ""]) => id);
  return [...new Set(found)].sort((a, b) => Number(a) - Number(b));
}

async function withHost(work: () => Promise<void>) {
  site = await startSite(realHosts(host.base));
  await work().finally(() => site.stop());
}

beforeEach(() => {
  host.on("*", reply(null));
  host.on("/api/tv.common/index", reply({ ucenter: { open: "1" } }));
});

const numbers = Array.from({ length: 23 }, (_, index) => index + 1);
const room = (id: number, more: object = {}) => ({ id, title: `间${id}`, push_status: 3, ...more });
const list = (dialect: (typeof everyDialect)[number], all: object[], size: number) =>
  host.on("/api/live.room/index", (request, response, url) => {
    const page = Number(url.searchParams.get("page"));
    reply(pageIn(dialect, all, page, size))(request, response, url);
  });

test.each(everyDialect)("23 rooms, 5 a page, at a host that says %s", async (dialect) => {
  list(
    dialect,
    numbers.map((id) => room(id)),
    5,
  );
  await withHost(async () => {
    expect(await rooms(livesUrl())).toEqual(numbers.map(String));
  });
});

describe("types are the host's", () => {
  test.each([
    ["type_id and a list", [{ id: "3", title: "主日" }], { type_id: "3" }, "3"],
    ["a number and names", [{ id: 3, name: "主日" }], { type: 3 }, "3"],
    ["an object and titles by number", { 3: "主日" }, { type: { id: 3, title: "主日" } }, "3"],
    ["a title", { list: { 1: { id: 3, title: "主日" } } }, { type: "主日" }, "3"],
  ])("%s", async (_name, types, typed, chip) => {
    host.on("/api/live.room/type", reply(types));
    list("a total alone", [room(1, typed), room(2)], 20);
    await withHost(async () => {
      const { text } = await ask(site.origin, livesUrl());
      const chips = tags(section(text, '<ul class="chips"', "ul"), "a").map(({ href }) => href);
      expect(chips).toEqual([livesUrl(), livesUrl(Number(chip))]);
      expect(await rooms(livesUrl(3))).toEqual(["1"]);
      expect(await rooms(livesUrl(4))).toEqual([]);
    });
  });

  test("where no room names one, none is offered", async () => {
    host.on("/api/live.room/type", reply([{ id: 3, title: "主日" }]));
    list("a total alone", [room(1), room(2)], 20);
    await withHost(async () => {
      const { text } = await ask(site.origin, livesUrl());
      expect(section(text, '<ul class="chips"', "ul")).toBe("");
    });
  });
});

test("a room says its views, and nothing of views that the host did not count", async () => {
  host.on("/api/live.room/detail", (request, response, url) => {
    const id = Number(url.searchParams.get("id"));
    reply(room(id, id === 1 ? { hits: "20500" } : {}))(request, response, url);
  });
  await withHost(async () => {
    const views = async (id: number) =>
      (await ask(site.origin, liveUrl(id))).text.includes("次观看");
    expect([await views(1), await views(2)]).toEqual([true, false]);
  });
});
