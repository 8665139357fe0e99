import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { realHosts, startSite, type TestSite } from "../harness/site.ts";
import { reply, startUpstream, type FakeUpstream } from "../harness/upstream.ts";

/** What hosts of other people send: PHP's oddities, markup in texts, and sizes nobody planned for. */
const long = "长".repeat(500);
const hostileTitles = {
  markup: '<script>alert(1)</script><b onclick="x()">标题</b>',
  long,
  emoji: "🕊️ 平安 👨‍👩‍👧‍👦 ".repeat(10),
  rightToLeft: "שָׁלוֹם עֲלֵיכֶם السلام عليكم \u202e",
  quotes: `"'\`</title></style>`,
  empty: "",
};

function album(movid: number, title: string, more: object = {}) {
  return { movid: String(movid), title, thumb: "", speaker: null, url_count: "3", ...more };
}

const titled = Object.values(hostileTitles).map((title, index) => album(index + 1, title));
const episodes = Array.from({ length: 2_000 }, (_, index) => ({
  urlid: String(index + 1),
  title: hostileTitles.markup,
}));

let host: FakeUpstream;
let site: TestSite;
beforeAll(async () => {
  host = await startUpstream();
  host.on("*", reply(null));
  host.on("/api/tv.index/index", reply({ sliders: {}, notices: null, updates: titled }, "1"));
  host.on(
    "/api/tv.movie/index",
    reply({ data: { a: titled[0], b: "junk", c: titled[1] }, total: "2" }),
  );
  host.on(
    "/api/tv.speaker/index",
    reply({ speaker_list: [{ id: "7", name: long }], movie_list: {} }),
  );
  host.on(
    "/api/tv.category/index",
    reply({ 0: { id: "5", name: hostileTitles.markup, child: "6,7" } }),
  );
  host.on("/api/tv.movie/url", reply({ urlid: 1, url: "javascript:alert(1)", mp4: "", ad: [] }));
  host.on("/api/tv.movie/detail", (request, response, url) => {
    const movid = Number(url.searchParams.get("movid"));
    const list = movid === 2000 ? episodes : movid === 1 ? {} : [{ urlid: 1, title: long }];
    const more = { description: hostileTitles.markup, listsort: "1", url_list: list };
    reply(album(movid, titled[movid - 1]?.title ?? hostileTitles.rightToLeft, more))(
      request,
      response,
      url,
    );
  });
  site = await startSite(realHosts(host.base));
});
afterAll(async () => {
  await site.stop();
  await host.stop();
});

async function page(path: string) {
  const response = await fetch(site.origin + path);
  return { status: response.status, html: await response.text() };
}

const pages = [
  "/",
  "/content/view/movid/1",
  "/content/view/movid/2",
  "/content/view/movid/2000",
  "/content/view/movid/2000?page=50",
  "/html/2000/1999.html",
  "/html/3/1.html",
  "/content/index.html",
  "/content/index.html/5/0/hot/list",
  "/content/category/id/5",
  "/content/hot",
  "/movies/authors",
  "/search/%3Cscript%3Ealert(1)%3C%2Fscript%3E/1",
];

describe("no foreign data breaks a page", () => {
  test.each(pages)("%s", async (path) => {
    const { status, html } = await page(path);
    expect(status).toBe(200);
    expect({
      shell: html.includes("<main"),
      script: html.includes("<script>alert"),
      // Attribute values may quote what they like; an attribute of that name may not be there.
      handler: /<\w[^>]*\son\w+=/.test(html.replace(/"[^"]*"/g, "")),
      javascript: html.includes('="javascript:'),
      // No text of a host has closed the head.
      head: html.indexOf("</head>") < html.indexOf("<main"),
    }).toEqual({ shell: true, script: false, handler: false, javascript: false, head: true });
  });
});

test("an album with no episode says so, and one with 2,000 shows 20 of them", async () => {
  const none = await page("/content/view/movid/1");
  expect(none.html.includes('class="episodes"')).toBe(false);
  const many = await page("/content/view/movid/2000");
  expect(many.html.match(/href="\/html\/2000\/\d+\.html"/g)?.length).toBeLessThan(30);
  // The newest first: the last page stands open.
  expect(many.html.includes('href="/html/2000/2000.html"')).toBe(true);
  expect(many.html.length).toBeLessThan(200_000);
});

test("one bad item is dropped, not the list", async () => {
  const { html } = await page("/content/hot");
  expect(html.match(/class="card"/g)).toHaveLength(2);
});
