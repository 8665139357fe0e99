import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { createApp } from "../front/front.ts";
import type { DemoHosts } from "./demo-hosts.ts";
import { openDoor, type Door } from "./door.ts";
import type { Env } from "./env.ts";
import { openServices, type Services } from "./services.ts";
import { loadAssets, type Assets } from "../front/files/assets.ts";
import { limitServer } from "../front/limits.ts";
import type { Pressure } from "../front/crowd/pressure.ts";
import type { Development } from "../front/render.ts";

/** app/ in a form that runs. */
export interface Frontend {
  build: ServerBuild;
  assets: Assets;
  development?: Development;
  /** Stands before the front, and calls `next` for what is not its own. */
  before?(request: IncomingMessage, response: ServerResponse, next: () => void): void;
}

export interface Serving {
  port: number;
  services: Services;
  /** Connections are not kept, and `/readyz` says 503 unless `quietly`; everything is still answered. */
  drain(quietly?: boolean): void;
  /**
   * Stops listening, lets what is in flight finish for `graceMs` and idle connections stay for `lingerMs`, and
   * closes hosts and sockets.
   */
  close(graceMs: number, lingerMs?: number): Promise<void>;
}

/**
 * Services, app/ and front together, behind a door that may be open already; `demo` are the demonstration hosts where
 * no real ones are set, `pressure` stands in for what is measured of this process. Throws when the build is missing.
 */
export async function serve(
  env: Env,
  demo: Promise<DemoHosts> | null,
  opened?: Door,
  load = loadBuilt,
  pressure?: Pressure,
): Promise<Serving> {
  const door = opened ?? (await openDoor(env.port, env.host));
  try {
    return await serveThrough(door, env, demo, load, pressure);
  } catch (error) {
    await door.close(0);
    throw error;
  }
}

async function serveThrough(
  door: Door,
  env: Env,
  demo: Promise<DemoHosts> | null,
  load: () => Promise<Frontend>,
  pressure: Pressure | undefined,
): Promise<Serving> {
  const [services, { before, ...frontend }] = await Promise.all([
    openServices(env, true, demo),
    load(),
  ]);
  const { deps, hosts, metrics } = services;
  const imageFolder = join(env.dataDir, "images");
  const app = createApp({
    ...deps,
    ...frontend,
    demoFiles: hosts?.files ?? null,
    metrics,
    imageFolder,
    trustProxy: env.trustProxy,
    addressLimits: env.addressLimits,
    pressure,
  });
  limitServer(door.server);
  // Such as a connection that cannot be accepted because no descriptor is free.
  door.server.on("error", (error) => deps.log.error({ err: error }, "the server"));
  door.open(
    before === undefined
      ? app.handler
      : (request, response) => before(request, response, () => app.handler(request, response)),
  );
  return {
    port: door.port,
    services,
    drain: app.drain,
    async close(graceMs, lingerMs) {
      await door.close(graceMs, lingerMs);
      await app.close();
      await services.close();
    },
  };
}

/** As `npm run build` left it. */
async function loadBuilt(): Promise<Frontend> {
  const url = new URL("../../build/server/index.js", import.meta.url);
  const assets = loadAssets(fileURLToPath(new URL("../../build/client", import.meta.url)));
  // The build is made by another tool; its shape is Remix's own contract.
  return { build: (await import(url.href)) as ServerBuild, assets };
}
