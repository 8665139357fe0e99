import { afterAll, beforeAll, expect, test } from "vitest";
import { pageDataMark } from "../../../app/boot/marks.ts";
import { albumUrl, loginUrl, pageDataUrl } from "../../../app/urls/index.ts";
import { createPageDataStore } from "../../../server/front/page-data.ts";
import { ask } from "../../rigs/browse.ts";
import { startSite, type TestSite } from "../../rigs/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const path = albumUrl(1001);
const get = (url: string, headers = {}) => ask(site.origin, url, { headers });
const idIn = (html: string) => new RegExp(`${pageDataMark}="([\\w-]+)"`).exec(html)?.[1] ?? "";

test("a page for everybody names its data, and holds none of it", async () => {
  const page = await get(path);
  const id = idIn(page.text);
  expect(id).not.toBe("");
  expect(page.text).not.toContain("streamController.enqueue");
  const data = await get(pageDataUrl(id, path), { "accept-encoding": "br" });
  expect(data.status).toBe(200);
  expect(data.headers).toMatchObject({
    "content-type": "text/x-script; charset=utf-8",
    "content-encoding": "br",
    "cache-control": "private, no-store",
  });
  const title = /<h1[^>]*>([^<]+)/.exec(page.text)?.[1] ?? "none";
  expect(data.text).toContain(JSON.stringify(title).slice(1, -1));
  expect((await get(pageDataUrl(id, path))).text).toBe(data.text);
});

test("data that is gone is the page's present one, under the page's own conditions", async () => {
  const present = await get(pageDataUrl(idIn((await get(path)).text), path));
  expect((await get(pageDataUrl("gone", path))).text).toBe(present.text);
  // Nobody looked at this one before.
  const english = `${albumUrl(1002)}?lang=en-US`;
  const made = await get(pageDataUrl("gone", english));
  expect(made.status).toBe(200);
  expect(made.text).toBe((await get(pageDataUrl(idIn((await get(english)).text), english))).text);
});

test.each([loginUrl(), "/mine", "/no/such/page", albumUrl(999_999)])(
  "nothing stands beside %s",
  async (one) => {
    expect(idIn((await get(one)).text)).toBe("");
    expect((await get(pageDataUrl("x", one))).status).toBe(404);
  },
);

test("the data of a page for one visitor stands in the page", async () => {
  const junk = await get(`${path}?x=1`, { cookie: "flash=x" });
  expect(idIn(junk.text)).not.toBe("");
  const own = await get(loginUrl({ type: "password" }));
  expect(own.text).toContain("streamController;c.enqueue(");
});

test("where data is saved nothing is kept for scripts that do not run", async () => {
  const lite = { cookie: "lite=1" };
  expect(idIn((await get(path, lite)).text)).toBe("");
  expect((await get(pageDataUrl("x", path), lite)).status).toBe(404);
});

test("an older rendering's data stays beside a newer one's", () => {
  const store = createPageDataStore();
  store.add("page", { id: "old", text: "1" });
  store.add("page", { id: "new", text: "2" });
  const text = (id: string, key: string) => store.get(id, key)?.identity.toString();
  expect([text("old", "page"), text("new", "page"), text("lost", "page")]).toEqual(["1", "2", "2"]);
  expect(text("lost", "other")).toBeUndefined();
});
