import compression from "compression";
import express from "express";
import { createElement as h, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { z } from "zod";
import { albumUrl, imageUrl } from "../../../app/urls/index.ts";

/**
 * What most would build: Express, React's `renderToString` and compression, and the same hundred cards as the site's
 * page of the latest. Asks the movie host once, when it starts.
 */
const album = z.object({
  movid: z.coerce.number(),
  title: z.string(),
  thumb: z.string(),
  edittime: z.unknown(),
  speaker: z.unknown(),
  url_count: z.coerce.number().catch(0),
});
type Album = z.infer<typeof album>;

const host = process.env["MOVIE_API_URL"] ?? "";
const list = "api/tv.movie/index?limit=100&paginate=1&page=1&edittimeOrder=desc";
const reply: unknown = await (await fetch(new URL(list, host))).json();
const albums = z.object({ data: z.object({ data: z.array(album) }) }).parse(reply).data.data;

const app = express();
app.disable("x-powered-by");
app.use(compression());
app.get("/", (_request, response) => {
  response.type("html").send(`<!DOCTYPE html>${renderToString(page(albums))}`);
});
app.listen(Number(process.env["PORT"]), "127.0.0.1");

function page(shown: Album[]): ReactNode {
  return h(
    "html",
    { lang: "zh-CN" },
    h("head", null, h("meta", { charSet: "utf-8" }), h("title", null, "最新")),
    h("body", null, h("h1", null, "最新"), h("ul", { className: "grid" }, shown.map(card))),
  );
}

function card({ movid, title, thumb, speaker, url_count: count }: Album): ReactNode {
  const src = imageUrl(new URL(thumb, host).href, 320);
  const picture = h("img", { src, width: 320, height: 180, alt: "", loading: "lazy" });
  return h(
    "li",
    { key: movid, className: "card" },
    h(
      "a",
      { href: albumUrl(movid) },
      picture,
      h("h2", { dir: "auto" }, title),
      h(
        "p",
        { className: "muted" },
        h("span", null, nameOf(speaker)),
        h("span", null, `${count} 集`),
      ),
    ),
  );
}

function nameOf(speaker: unknown): string {
  const named = z.object({ name: z.string() }).safeParse(speaker);
  return named.success ? named.data.name : String(speaker ?? "");
}
