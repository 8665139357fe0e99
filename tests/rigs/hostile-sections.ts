import { reply, type FakeUpstream } from "./upstream.ts";

type Titles = Record<string, string>;

/** A page of oddly named things, in one of the envelopes there are. */
function listed(titles: Titles, more: object = {}): object {
  const things = Object.values(titles).map((title, index) => ({
    id: String(index + 1),
    itemid: index + 1,
    movid: `${index + 1}`,
    title,
    name: title,
    tag: title,
    word: title,
    thumb: "javascript:alert(1)",
    intro: title,
    speaker: [],
    hits: "12e3",
    ...more,
  }));
  return { list: { ...things, 90: "x", 91: null }, count: "7" };
}

/** What channels, live rooms, books and articles may look like on hosts of other people. */
export function sendHostileSections(host: FakeUpstream, titles: Titles): void {
  const markup = titles["markup"] ?? "";
  const list = listed(titles);
  const bare = (list as { list: object }).list;
  const one = { id: "1", title: markup, intro: titles["unbroken"], thumb: [], menus: [] };

  for (const call of ["movie", "microvideo", "speaker", "yuedu"]) {
    host.on(`/apiv2/channel.index/${call}`, reply(list, "1"));
  }
  for (const call of ["index/all", "index/likes", "pc/shortVideoTag"]) {
    host.on(`/apiv2/channel.${call}`, reply(bare, 0));
  }
  host.on("/apiv2/channel.index/detail", (request, response, url) => {
    const odd = url.searchParams.get("id") === "2";
    const menus = odd ? null : [{ title: markup, page: "movie" }, { page: "../../x" }, "x"];
    reply({ ...one, letter: "??", plays: null, likes: "多", menus }, "0")(request, response, url);
  });
  host.on("/apiv2/channel.pc/menu", reply({ a: { title: markup, page: "live" } }, 1));
  host.on("/apiv2/channel.pc/index", reply({ banners: bare, recommends: bare, movies: bare }, 1));
  host.on("/apiv2/channel.search/query", reply({ totalHits: "7", hits: bare }, 1));
  const said = { content: markup, user: { nickname: titles["rightToLeft"], avatar: "data:,x" } };
  host.on(
    "/apiv2/extend.comment/lists",
    reply({ list: [said, { content: titles["unbroken"], user: [] }] }, 1),
  );
  host.on("/api/microvideo.index/lists", reply(list, 1));
  host.on("/api/microvideo.index/detail", reply({ ...one, url: "javascript:x", channel: [] }, 1));

  const schedules: unknown[] = ['{"9:5":1,"23:30":"x"}', "no json", [], { "25:00": "x" }, 7, null];
  const rooms = [...schedules, ...Object.values(titles)].map((item, index) => ({
    ...one,
    id: index + 1,
    title: typeof item === "string" ? item : markup,
    push_status: [7, "1", null, "3", -1, "2"][index % 6],
    starttime: ["", "2026-11-21 19:30:00", 0, "soon"][index % 4],
    item_json: schedules[index % schedules.length],
  }));
  host.on("/api/live.room/index", reply({ list: rooms }, "1"));
  host.on("/api/live.room/type", reply({ 5: { id: "5", title: markup } }, 1));
  host.on("/api/live.room/detail", (request, response, url) => {
    const room = rooms[Number(url.searchParams.get("id")) - 1];
    reply(room ?? [])(request, response, url);
  });

  const articles = [{ id: "11", title: titles["unbroken"] }, { title: "x" }, null];
  const html = `${markup}<h1>${titles["long"]}</h1><img src=x onerror=alert(1)><svg onload=alert(1)>`;
  const book = { ...one, author: markup, category: [], articles };
  host.on("/api/gospel.index/index", reply({ categories: bare, recommends: bare }));
  host.on("/api/gospel.category/lists", reply(bare));
  host.on("/api/gospel.book/lists", reply(list));
  host.on("/api/gospel.book/detail", reply(book));
  host.on("/api/gospel.article/detail", reply({ id: 11, title: markup, content: html }));
  const gzh = { username: "odd", passport: titles["long"], logo: null };
  host.on("/v1/gzh/lists", reply([gzh, { username: "../x" }, null], 0));
  host.on("/v1/article/listByUser", reply({ ...list, total: "7" }, "0"));
  host.on(
    "/v1/article/detail",
    reply({ itemid: "1", title: titles["rightToLeft"], content: html, comments: [said] }, 0),
  );
  host.on("/v2/comment/lists", reply([said], 0));
}

/** Pages that show what is sent. */
export const hostileSectionPages = [
  "/lives",
  ...Array.from({ length: 6 }, (_, index) => `/lives/${index + 1}/index.html`),
  "/shorts/index.html?id=1",
  "/channels/all.html",
  "/channels/detail/1.html",
  "/channels/detail/2.html",
  "/channels/movies/1.html",
  "/channels/authors/1/index.html",
  "/channels/articles/1.html",
  ...[1, 2, 3, 4].map((type) => `/channels/search/x/${type}`),
  "/comment/channel/1",
  "/gospel",
  "/gospel/categories/1/index.html",
  "/gospel/view/1/index.html",
  "/gospel/view/1/index.html?article=11",
  "/articles",
  "/articles/odd/index.html",
  "/articles/1/index.html",
];
