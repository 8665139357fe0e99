import type { DatabaseSync } from "node:sqlite";
import { avatarFiles } from "../account/avatars.ts";
import { drawPoster } from "../art/poster.ts";
import { drawnFiles, painted, svg, type Drawing } from "../files.ts";
import type { EmbeddedHost } from "../host.ts";
import { movieFiles } from "../movie/files.ts";
import { logoFiles } from "./logo.ts";
import { channelAt } from "./records.ts";
import { shortAt, shortRecords } from "./short-records.ts";

/** Whatever this host's replies name, from whichever host it is: its own drawings, members' avatars, albums' posters, clips. */
export function channelFiles(db: DatabaseSync): EmbeddedHost["files"] {
  const movies = movieFiles(db);
  const drawings = drawnFiles((path, language) => draw(db, path, language));
  const albums: EmbeddedHost["files"] = (request, response, path) =>
    /^\/(poster|portrait|media)\//.test(path) && movies(request, response, path);
  const sources = [logoFiles(db), drawings, avatarFiles(db), albums];
  return (request, response, path) => sources.some((serve) => serve(request, response, path));
}

/** Where the pictures of each kind begin among the scenes, so that neighbours differ. */
const firstSeed = { banner: 40, short: 5_000, tag: 7_000 };
const shareSeed = 77;
const perChannel = 100_000;

function draw(db: DatabaseSync, path: string, language: "zh" | "en"): Drawing | null {
  if (path === "/share.jpg")
    return painted(drawPoster({ seed: shareSeed, language, kind: "wide" }));
  const match = /^\/(banner\/\d+\.svg|short\/\d+\.jpg|tag\/\d+\.svg|article\/\d{1,9}\.jpg)$/.exec(
    path,
  );
  const [kind, file = ""] = match?.[1]?.split("/") ?? [];
  const id = Number.parseInt(file, 10);
  if (kind === "banner") return banner(db, id, language);
  if (kind === "short" && shortAt(db, id)) return painted(picture(firstSeed.short + id, language));
  if (kind === "tag" && id >= 1 && id <= shortRecords(db).tags.length)
    return svg(picture(firstSeed.tag + id, language));
  if (kind === "article" && channelAt(db, Math.floor(id / perChannel)))
    return painted(picture(id, language));
  return null;
}

function banner(db: DatabaseSync, id: number, language: "zh" | "en"): Drawing | null {
  const channel = channelAt(db, id);
  if (channel === undefined) return null;
  const [title, subtitle] = [channel.intro[language], channel.name[language]];
  return svg(drawPoster({ seed: firstSeed.banner + id, title, subtitle, language, kind: "wide" }));
}

const picture = (seed: number, language: "zh" | "en") =>
  drawPoster({ seed, language, kind: "poster" });
