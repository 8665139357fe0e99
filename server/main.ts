import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { createApp } from "./app.ts";
import { boot } from "./boot.ts";
import { EnvError, readEnv, type Env } from "./env.ts";
import { loadAssets } from "./front/assets.ts";
import { limitServer } from "./front/limits.ts";

/** How long `/readyz` says 503 before we stop listening, and how long in-flight requests may then take. */
const noticeMs = 1_000;
const drainMs = 6_000;

const env = environment();
const [booted, build] = await Promise.all([boot(env, true), loadBuild()]);
const { deps, embedded, metrics } = booted;
const assets = loadAssets(fileURLToPath(new URL("../build/client", import.meta.url)));
const app = createApp({ ...deps, build, assets, embedded, metrics });
const server = createServer(app.handler);
limitServer(server);

server.listen(env.port, env.host, () => {
  const { port } = server.address() as AddressInfo;
  const hosts = embedded === null ? "the configured hosts" : "the embedded hosts";
  deps.log.info({ port, hosts }, `ready on http://localhost:${port} with ${hosts}`);
});

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    app.drain();
    setTimeout(stop, signal === "SIGTERM" ? noticeMs : 0);
  });
}

function stop(): void {
  setTimeout(() => server.closeAllConnections(), drainMs).unref();
  server.close(() => {
    booted.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
  server.closeIdleConnections();
}

async function loadBuild(): Promise<ServerBuild> {
  const url = new URL("../build/server/index.js", import.meta.url);
  // The build is made by another tool; its shape is Remix's own contract.
  return (await import(url.href)) as ServerBuild;
}

function environment(): Env {
  try {
    return readEnv();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
