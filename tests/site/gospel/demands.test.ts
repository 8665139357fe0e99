import { afterAll, beforeAll, expect, test } from "vitest";
import { bookUrl, gospelCategoryUrl, gospelUrl } from "../../../app/urls/index.ts";
import { ask, section, tags } from "../../rigs/browse.ts";
import { startFakeSite } from "../../rigs/member-rig.ts";
import { reply } from "../../rigs/upstream.ts";

let site: Awaited<ReturnType<typeof startFakeSite>>;
beforeAll(async () => {
  site = await startFakeSite({ GOSPEL_PRODUCT: "hope" });
  const book = { id: 7, title: "盼望", articles: [{ id: 71, title: "第一章" }] };
  site.host.on("/api/hope.category/lists", reply([{ id: 2, title: "分类" }]));
  site.host.on("/api/hope.book/lists", reply({ list: [book], count: 1 }));
  site.host.on("/api/hope.book/detail", reply(book));
  site.host.on(
    "/api/hope.article/detail",
    reply({ id: 71, title: "第一章", content: "<p>起初</p>" }),
  );
});
afterAll(() => site.stop());

const main = (html: string) => section(html, "<main", "main");

test("another GOSPEL_PRODUCT is another path for every call of the books", async () => {
  for (const path of [gospelUrl(), gospelCategoryUrl(2), bookUrl(7), bookUrl(7, 71)]) {
    expect((await ask(site.origin, path)).status, path).toBe(200);
  }
  const category = await ask(site.origin, gospelCategoryUrl(2));
  expect(tags(main(category.text), "a").map(({ href }) => href)).toContain(bookUrl(7));
  expect(main((await ask(site.origin, bookUrl(7, 71))).text)).toContain("起初");
  const calls = site.host.asked.map((one) => one.replace(/^GET |\?.*$/g, ""));
  for (const call of ["index/index", "category/lists", "book/lists", "book/detail"]) {
    expect(calls).toContain(`/api/hope.${call}`);
  }
  expect(calls).toContain("/api/hope.article/detail");
  expect(calls.filter((call) => call.startsWith("/api/gospel."))).toEqual([]);
});

test("the books of a category are asked for 100 at once, from page 1", async () => {
  await ask(site.origin, gospelCategoryUrl(2));
  const asked =
    site.host.asked.find(
      (one) => one.includes("/api/hope.book/lists?") && one.includes("catid=2"),
    ) ?? "";
  const { searchParams } = new URL(asked.replace("GET ", ""), "http://fake.invalid");
  expect(Object.fromEntries(searchParams)).toMatchObject({ catid: "2", page: "1", limit: "100" });
});
