import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { hostNames, type HostName, type HostPlaces } from "../http/hosts.ts";
import { openAccountHost } from "./account/host.ts";
import { openBibleApiHost, openBibleHost } from "./bible/host.ts";
import { textsReady } from "./bible/english.ts";
import { packaged } from "./bible/sources.ts";
import { openChannelHost } from "./channel/host.ts";
import { openCommentaryHost } from "./commentary/host.ts";
import { openFeedbackHost } from "./feedback/host.ts";
import { openGospelHost } from "./gospel/host.ts";
import { listen, listenFor, type EmbeddedHost, type OpenEmbeddedHost } from "./host.ts";
import { openLiveHost } from "./live/host.ts";
import { openMovieHost } from "./movie/host.ts";
import { openReadingHost } from "./reading/host.ts";

/** The hosts in miniature. A host that is not here answers 404 to everything. */
const registry: Partial<Record<HostName, OpenEmbeddedHost>> = {
  movie: openMovieHost,
  account: openAccountHost,
  feedback: openFeedbackHost,
  bible: openBibleHost,
  bibleApi: openBibleApiHost,
  commentary: openCommentaryHost,
  gospel: openGospelHost,
  channel: openChannelHost,
  live: openLiveHost,
  reading: openReadingHost,
};

const nothing: EmbeddedHost = { calls: {}, success: 1, files: () => false };

/** Where browsers find the embedded hosts' files on our own origin. */
const publicPrefix = "/_embedded/";
/** The letter box of the embedded hosts, under an address short enough to remember. */
const outbox = { path: "/_embedded/outbox", stands: "/_embedded/account/outbox" };

export interface Embedded {
  places: HostPlaces;
  /** Where the files lie for the site's own origin, and nothing but files: no call of a host is answered there. */
  files: URL;
  /** Of the hosts and of their files, for a process that takes this one's place. */
  ports: number[];
  /** Session keys, generated once and kept in the data folder. */
  secrets: string[];
  /** Serves `/_embedded/{host}/...`; false when there is no such file. */
  serveFile(request: IncomingMessage, response: ServerResponse, path: string): boolean;
  /** Lays ahead what the first who asks would have to wait for; in a thread of its own. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts every embedded host on a loopback port of its own, over one SQLite file in `dataDir`; on `ports` where they
 * are given. With `sameOrigin`, their files are addressed through the site's origin; without, on their own ports.
 */
export async function startEmbedded(
  dataDir: string,
  sameOrigin = true,
  ports: number[] = [],
): Promise<Embedded> {
  mkdirSync(dataDir, { recursive: true });
  // An import and the laying of a text write from outside; whoever writes here meanwhile waits.
  const db = new DatabaseSync(join(dataDir, "embedded.sqlite"), { timeout: 5_000 });
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;");

  const hosts = new Map<HostName, EmbeddedHost>();
  const servers = await Promise.all(
    hostNames.map(async (name, at) => {
      const host = (await registry[name]?.(db)) ?? nothing;
      hosts.set(name, host);
      return { name, ...(await listen(host, ports[at])) };
    }),
  );
  const files = await listenFor(async (request, response) => {
    const [path = "/"] = (request.url ?? "/").split("?", 1);
    if (!serveFile(request, response, path))
      response.writeHead(404, { "content-type": "text/plain" }).end("Not Found");
  }, ports[hostNames.length]);
  const listening = [...servers, files];
  const places = Object.fromEntries(
    servers.map(({ name, base }) => [
      name,
      { base, publicBase: sameOrigin ? `${publicPrefix}${name}` : base.origin },
    ]),
  ) as HostPlaces;

  function serveFile(request: IncomingMessage, response: ServerResponse, path: string): boolean {
    const match = /^\/_embedded\/(\w+)(\/.+)$/.exec(path === outbox.path ? outbox.stands : path);
    const host = match && hosts.get(match[1] as HostName);
    return host ? host.files(request, response, match[2] ?? "/") : false;
  }

  return {
    places,
    files: files.base,
    ports: listening.map(({ base }) => Number(base.port)),
    secrets: [keptSecret(join(dataDir, "session-secret"))],
    serveFile,
    async warm() {
      const ready = textsReady(db);
      for (const version of Object.keys(packaged)) await ready(version);
    },
    async close() {
      await Promise.all(
        listening.map(({ server }) => {
          server.closeAllConnections();
          return new Promise((resolve) => server.close(resolve));
        }),
      );
      db.close();
    },
  };
}

function keptSecret(path: string): string {
  if (!existsSync(path))
    writeFileSync(path, randomBytes(32).toString("base64url"), { mode: 0o600 });
  return readFileSync(path, "utf8").trim();
}
