import type { DatabaseSync } from "node:sqlite";
import { drawPoster } from "../art/poster.ts";
import { drawnFiles, svg, type Drawing } from "../files.ts";
import { drawCover } from "./cover/draw.ts";
import { bookAt } from "./library.ts";
import { banners } from "./shelves.ts";

/** The books' covers and the wide banners, drawn on the spot. */
export const gospelFiles = (db: DatabaseSync) => drawnFiles((path, lang) => draw(db, path, lang));

function draw(db: DatabaseSync, path: string, lang: "zh" | "en"): Drawing | null {
  const match = /^\/(cover|banner)\/(\d{1,9})\.svg$/.exec(path);
  if (match === null) return null;
  const id = Number(match[2]);
  if (match[1] === "cover") {
    const book = bookAt(db, id);
    if (book === null) return null;
    const { title, author, cover } = book;
    return svg(
      drawCover({ title: title[lang], author: author[lang], language: lang, design: cover }),
    );
  }
  const banner = banners.find((one) => one.id === id);
  if (banner === undefined) return null;
  const { seed, title, subtitle } = banner;
  return svg(
    drawPoster({
      seed,
      title: title[lang],
      subtitle: subtitle[lang],
      language: lang,
      kind: "wide",
    }),
  );
}
