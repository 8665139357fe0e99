/** The worker of `npm run dev`: the site behind its own front, with Vite in the place of a build. */
import cluster from "node:cluster";
import { fileURLToPath } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { createServer, type ViteDevServer } from "vite";
import { askForDemoHosts } from "./demo-hosts.ts";
import { openDoor, type Door } from "./door.ts";
import { readEnv } from "./env.ts";
import type { WorkerWord } from "./messages.ts";
import type { Frontend } from "./serve.ts";
import { endStart, envOrEnd } from "./start-fault.ts";

// What Vite gives away of this folder is for this machine alone, unless somebody says otherwise.
const env = envOrEnd(() => readEnv("development", { HOST: "127.0.0.1" }));
const end = (error: unknown) => endStart(error, env);
const door = await openDoor(env.port, env.host).catch(end);
const wanted = { dataDir: env.dataDir, sameOrigin: true };
const demo = env.upstreams === null ? askForDemoHosts(wanted) : null;
demo?.catch(() => undefined);
const { serve } = await import("./serve.ts");
const vite = await openVite(door);
const site = await serve(env, demo, door, () => frontendOf(vite)).catch(end);
const { log } = site.services.deps;
log.info({ port: site.port }, `ready on http://localhost:${site.port}, with app/ as it is`);
cluster.worker?.send({ ready: 1 } satisfies WorkerWord);

function openVite(door: Door): Promise<ViteDevServer> {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  return createServer({
    root,
    // Not in the packages' own folder, which several copies of the site may share; but by a name that says packages.
    cacheDir: `${root}/build/node_modules/.vite`,
    appType: "custom",
    // All packages a browser needs are found at the start: one that is found later makes it load two Reacts.
    optimizeDeps: { entries: ["app/**/*.{ts,tsx}", "!app/**/*.server.{ts,tsx}"] },
    server: {
      middlewareMode: true,
      hmr: { server: door.server },
      watch: { ignored: ["data", "build", "server", "tests"].map((name) => `${root}/${name}/**`) },
    },
  });
}

async function frontendOf(vite: ViteDevServer): Promise<Frontend> {
  // The build is made by another tool; its shape is Remix's own contract.
  const build = async () =>
    (await vite.ssrLoadModule("virtual:remix/server-build")) as unknown as ServerBuild;
  return {
    build: await build(),
    // Vite has them.
    assets: { serve: () => false },
    development: { build, policy: withRoomForVite },
    before: (request, response, next) => vite.middlewares(request, response, next),
  };
}

/** Its client brings styles in as text, hears of edits over a socket, and waits for a restart in a worker of a blob. */
function withRoomForVite(policy: string): string {
  return policy
    .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
    .replace(/connect-src [^;]*/, "$& ws://localhost:* ws://127.0.0.1:*")
    .replace(/worker-src [^;]*/, "$& blob:");
}
