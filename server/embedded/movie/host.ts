import { avatarFiles } from "../account/avatars.ts";
import { prepareAccounts } from "../account/tables.ts";
import type { OpenEmbeddedHost } from "../host.ts";
import { albumCalls } from "./albums.ts";
import { catalogueCalls } from "./catalogue.ts";
import { movieFiles } from "./files.ts";
import { prepareLibrary } from "./library.ts";
import { memberCalls } from "./members.ts";
import { resourceCalls } from "./resources.ts";
import { prepareTables } from "./schema.ts";

/** The movie API in miniature (code 1 is success). */
export const openMovieHost: OpenEmbeddedHost = async (db) => {
  await prepareTables(db, () => import("./seed.ts").then((module) => module.readSeed()));
  await prepareAccounts(db);
  prepareLibrary(db);
  const drawings = movieFiles(db);
  const avatars = avatarFiles(db);
  return {
    success: 1,
    calls: { ...catalogueCalls(db), ...albumCalls(db), ...resourceCalls(db), ...memberCalls(db) },
    files: (request, response, path) =>
      avatars(request, response, path) || drawings(request, response, path),
  };
};
