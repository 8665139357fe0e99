import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { createApp } from "./app.ts";
import { boot, type Booted } from "./boot.ts";
import type { Env } from "./env.ts";
import { loadAssets } from "./front/assets.ts";
import { limitServer } from "./front/limits.ts";

export interface Serving {
  port: number;
  booted: Booted;
  /** `/readyz` says 503 and connections are not kept; everything is still answered. */
  drain(): void;
  /** Stops listening, lets what is in flight finish for `graceMs`, and closes hosts and sockets. */
  close(graceMs: number): Promise<void>;
}

/** Hosts, build and front together, listening. Throws when the build is missing or the port is taken. */
export async function serve(env: Env): Promise<Serving> {
  const [booted, build] = await Promise.all([boot(env, true), loadBuild()]);
  const assets = loadAssets(fileURLToPath(new URL("../build/client", import.meta.url)));
  const { deps, embedded, metrics } = booted;
  const imageFolder = join(env.dataDir, "images");
  const app = createApp({
    ...deps,
    build,
    assets,
    embedded,
    metrics,
    imageFolder,
    trustProxy: env.trustProxy,
  });
  const server = createServer({ connectionsCheckingInterval: 2_000 }, app.handler);
  limitServer(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(env.port, env.host, resolve);
  });
  // Such as a connection that cannot be accepted because no descriptor is free.
  server.on("error", (error) => deps.log.error({ err: error }, "the server"));
  return {
    port: (server.address() as AddressInfo).port,
    booted,
    drain: app.drain,
    async close(graceMs) {
      const force = setTimeout(() => server.closeAllConnections(), graceMs);
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      });
      clearTimeout(force);
      await app.close();
      await booted.close();
    },
  };
}

async function loadBuild(): Promise<ServerBuild> {
  const url = new URL("../build/server/index.js", import.meta.url);
  // The build is made by another tool; its shape is Remix's own contract.
  return (await import(url.href)) as ServerBuild;
}
