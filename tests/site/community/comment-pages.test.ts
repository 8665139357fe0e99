import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commentUrl, type CommentKind } from "../../../app/urls/index.ts";
import { ask, section, tags, textOf } from "../../rigs/browse.ts";
import { startFakeSite } from "../../rigs/member-rig.ts";
import { everyDialect, pageIn, type PageDialect } from "../../rigs/pages-of.ts";
import { reply } from "../../rigs/upstream.ts";

let site: Awaited<ReturnType<typeof startFakeSite>>;
/** Each thing's host sends 20 comments a page, whatever it is asked for; a thing has its dialect's number. */
const size = 20;
const comments = Array.from({ length: 125 }, (_, index) => ({
  id: index + 1,
  content: `阿们${index + 1}`,
  createtime: 1_700_000_000,
}));

beforeAll(async () => {
  site = await startFakeSite();
  const { host } = site;
  host.on("/apiv2/channel.index/detail", (request, response, url) => {
    reply({ id: url.searchParams.get("id"), title: "频道" })(request, response, url);
  });
  host.on("/api/live.room/detail", (request, response, url) => {
    reply({ id: url.searchParams.get("id"), title: "直播间" })(request, response, url);
  });
  host.on("/v1/article/detail", (request, response, url) => {
    const article = { itemid: url.searchParams.get("itemid"), title: "文章", content: "<p>好</p>" };
    reply(article, 0)(request, response, url);
  });
  const listed = (item: string, code: number) =>
    function answer(...[request, response, url]: Parameters<ReturnType<typeof reply>>) {
      const dialect = everyDialect[Number(url.searchParams.get(item)) - 1] ?? "nothing at all";
      const page = Number(url.searchParams.get("page") ?? 1);
      reply(pageIn(dialect, comments, page, size), code)(request, response, url);
    };
  host.on("/apiv2/extend.comment/lists", listed("item_id", 1));
  host.on("/v2/comment/lists", listed("itemid", 0));
});
afterAll(() => site.stop());

async function walk(start: string) {
  const found: string[] = [];
  for (let next: string | undefined = start; next !== undefined;) {
    const { status, text } = await ask(site.origin, next.split("#")[0] ?? next);
    expect(status, next).toBe(200);
    const list = section(text, '<ul class="comment-list"', "ul");
    found.push(
      ...[...list.matchAll(/<p class="comment-text"[^>]*>([^<]*)</g)].map(([, t = ""]) => t),
    );
    const pager = section(text, '<nav class="pager"', "nav");
    next = tags(pager, "a").find((link) => link["rel"] === "next")?.["href"];
    expect(found.length, "a walk that ends").toBeLessThan(300);
  }
  return found;
}

const pages = [
  ["live", (id: number) => `/lives/${id}/index.html`],
  ["channel", (id: number) => `/channels/detail/${id}.html`],
  ["article", (id: number) => `/articles/${id}/index.html`],
] as const satisfies [CommentKind, (id: number) => string][];

describe.each(everyDialect)("125 comments at a host that says %s", (dialect: PageDialect) => {
  const id = everyDialect.indexOf(dialect) + 1;
  test.each(pages)(
    "are all reached by links, on the page of a %s and on their own",
    async (kind, url) => {
      const all = comments.map(({ content }) => content);
      expect(await walk(url(id))).toEqual(all);
      expect(await walk(commentUrl(kind, id))).toEqual(all);
    },
  );
});

test("the links stay beside what the comments are about", async () => {
  const { text } = await ask(site.origin, "/lives/2/index.html");
  const links = tags(section(text, '<nav class="pager"', "nav"), "a").map(({ href }) => href);
  expect(links).toContain("/lives/2/index.html?comments=2#comments");
  expect(textOf(section(text, '<section id="comments"', "section"), "h2")).toBe("留言（125）");
});

test("a page past the last is none, and no number is made up", async () => {
  expect((await ask(site.origin, "/lives/1/index.html?comments=9")).status).toBe(404);
  expect((await ask(site.origin, `${commentUrl("article", 2)}?page=9`)).status).toBe(404);
  const { text } = await ask(site.origin, "/lives/5/index.html");
  expect(textOf(section(text, '<section id="comments"', "section"), "h2")).toBe("留言");
});
