import { hostileSectionPages, sendHostileSections } from "./hostile-sections.ts";
import { reply, startUpstream, type FakeUpstream } from "./upstream.ts";

/** What hosts of other people send: PHP's oddities, markup in texts, and sizes nobody planned for. */
const long = "长".repeat(500);
const hostileTitles = {
  markup: '<script>alert(1)</script><b onclick="x()">标题</b>',
  long,
  unbroken: "a".repeat(500),
  emoji: "🕊️ 平安 👨‍👩‍👧‍👦 ".repeat(10),
  rightToLeft: "שָׁלוֹם עֲלֵיכֶם السلام عليكم \u202e",
  quotes: `"'\`</title></style>`,
  empty: "",
};

function album(movid: number, title: string, more: object = {}) {
  return { movid: String(movid), title, thumb: "", speaker: null, url_count: "3", ...more };
}

const titled = Object.values(hostileTitles).map((title, index) => album(index + 1, title));
/** What XML cannot carry; a browser shows it as a box. */
const control = "\u0000\u0007\u001b]]> & \ud800";
const episodes = Array.from({ length: 2_000 }, (_, index) => ({
  urlid: String(index + 1),
  title: index % 2 === 0 ? hostileTitles.markup : control,
}));

/** A host that sends all of that, wherever a page of the movie section may meet it. */
export async function startHostileHost(): Promise<FakeUpstream> {
  const host = await startUpstream();
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
  host.on("/api/tv.movie/url", (request, response, url) => {
    const heard = url.searchParams.get("movid") === "2001";
    const mp3 = heard ? "https://files.invalid/talk.mp3" : "";
    const resource = { urlid: 1, url: "javascript:alert(1)", mp4: "", mp3, ad: [] };
    reply(resource)(request, response, url);
  });
  host.on("/api/tv.movie/detail", (request, response, url) => {
    const movid = Number(url.searchParams.get("movid"));
    const list = movid >= 2000 ? episodes : movid === 1 ? {} : [{ urlid: 1, title: long }];
    const more = { description: hostileTitles.markup, listsort: "1", url_list: list };
    reply(album(movid, titled[movid - 1]?.title ?? hostileTitles.rightToLeft, more))(
      request,
      response,
      url,
    );
  });
  host.on("/api/tv.common/index", reply({ ucenter: { open: "1" } }));
  sendHostileSections(host, hostileTitles);
  return host;
}

/** Pages that show what it sends. */
export const hostilePages = [
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
  ...hostileSectionPages,
];
