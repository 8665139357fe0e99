import { NotFound, Unavailable } from "../../http/errors.ts";
import type { HostCall } from "../../http/call.ts";
import type { Place } from "./books.ts";
import { pathOf, type Version } from "./versions.ts";
import { versesOf } from "./verses.ts";

/**
 * The Bible's static files (docs/hosts.md, bible): text for a month, whether there is audio for a
 * day, and what is not there for minutes. `since` as in docs/rules.md, bible 16.
 */
export function createBibleClient(call: HostCall) {
  return {
    /** The verses of a chapter. Throws NotFound where the version lacks it. */
    chapter: (version: Version, place: Place, since?: number) =>
      call({
        path: pathOf(version.json, { version: version.key, ...place }),
        name: "chapter",
        policy: "bible",
        since,
        parse: (payload) => {
          const verses = versesOf(payload);
          if (verses.length > 0) return verses;
          const nothing = payload === null || (Array.isArray(payload) && payload.length === 0);
          if (nothing) throw new NotFound("the chapter is empty");
          throw new Unavailable("the chapter cannot be read", { arrival: "answered" });
        },
      }),

    /** Whether the file is there. */
    has: (path: string, since?: number) =>
      call({
        method: "HEAD",
        path,
        name: "file",
        policy: "day",
        since,
        parse: (is) => {
          if (is !== true) throw new NotFound(`no file ${path}`);
          return true;
        },
      }).catch((error: unknown) => {
        if (error instanceof NotFound) return false;
        throw error;
      }),
  };
}
