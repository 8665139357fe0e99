import type { OpenEmbeddedHost } from "../host.ts";
import { albumCalls } from "./albums.ts";
import { catalogueCalls } from "./catalogue.ts";
import { movieFiles } from "./files.ts";
import { resourceCalls } from "./resources.ts";
import { prepareTables } from "./schema.ts";

/** The movie API in miniature (code 1 is success). */
export const openMovieHost: OpenEmbeddedHost = async (db) => {
  await prepareTables(db, () => import("./seed.ts").then((module) => module.seedMovies));
  return {
    success: 1,
    calls: { ...catalogueCalls(db), ...albumCalls(db), ...resourceCalls(db) },
    files: movieFiles(db),
  };
};
