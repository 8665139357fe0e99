import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "../../server/process/env.ts";
import { startEmbedded } from "../../server/embedded/start.ts";
import type { DemoHosts } from "../../server/process/demo-hosts.ts";
import type { HostName, HostPlaces } from "../../server/http/hosts.ts";
import { startProxies } from "./proxies.ts";
import { serve, type Serving } from "../../server/process/serve.ts";

/** A busy machine must fail no test that is not about that: the process is never too late to let anybody in. */
const calm = { lateMs: () => 0, stop: () => undefined };

export interface TestSite extends Serving {
  /** `http://127.0.0.1:PORT`, without a slash at the end. */
  origin: string;
  stop(): Promise<void>;
}

/** The built site on a free port with a data folder of its own; on the embedded hosts unless `variables` name others. */
export async function startSite(variables: Record<string, string> = {}): Promise<TestSite> {
  const dataDir = mkdtempSync(join(tmpdir(), "site-"));
  const env = parseEnv({
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    // All of a test's visitors come from this machine, faster than people do.
    ADDRESS_LIMITS: "0",
    ...variables,
  });
  if (env.upstreams === null) laySeed(env.dataDir);
  // In this process: a child for each of many sites would take longer than most tests. Tests of processes have it.
  const serving = await serve(
    env,
    env.upstreams === null ? startEmbedded(env.dataDir).then(inDialect) : null,
    undefined,
    undefined,
    calm,
  );
  return {
    ...serving,
    origin: `http://127.0.0.1:${serving.port}`,
    async stop() {
      await serving.close(0);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Where the run asks for it, the hosts speak as others of the family may. */
async function inDialect(hosts: DemoHosts): Promise<DemoHosts> {
  if (process.env["DIALECT"] !== "2") return hosts;
  const proxies = await startProxies(hosts.places, 2);
  const places = Object.entries(hosts.places).map(([name, place]) => [
    name,
    { ...place, base: new URL(proxies.base(name as HostName)) },
  ]);
  return {
    ...hosts,
    places: Object.fromEntries(places) as HostPlaces,
    async close() {
      await proxies.stop();
      await hosts.close();
    },
  };
}

/** The demonstration as `seed.ts` laid it, into a folder that has none; without a seed the hosts lay it themselves. */
export function laySeed(folder: string): void {
  const seed = process.env["SEEDED_DATA"];
  if (seed === undefined || existsSync(join(folder, "embedded.sqlite"))) return;
  cpSync(seed, folder, { recursive: true });
}

/** Variables of a site whose six hosts all live at one address. */
export function realHosts(base: string, publicOrigin = "http://127.0.0.1"): Record<string, string> {
  return {
    MOVIE_API_URL: base,
    ACCOUNT_API_URL: base,
    CHANNEL_API_URL: base,
    READING_API_URL: base,
    BIBLE_STATIC_URL: base,
    COMMENTARY_API_URL: base,
    PUBLIC_ORIGIN: publicOrigin,
    SESSION_SECRET: "a secret that is only used in tests and is long enough",
  };
}
