import { join } from "node:path";
import { pino, type Logger } from "pino";
import type { ContextDeps } from "../request/deps.ts";
import { joinCompanions } from "./companions.ts";
import type { DemoHosts } from "./demo-hosts.ts";
import type { Env } from "./env.ts";
import { hostNames, type HostPlaces } from "../http/hosts.ts";
import { createUpstreams } from "../http/request.ts";
import { openDiskStore } from "../http/cache/disk-cache.ts";
import type { KeptStore } from "../http/cache/kept.ts";
import { connectSharedStore } from "../http/cache/shared-cache.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { usualWorkers } from "./worker-count.ts";
import { createTurns } from "../pages/in-turn.ts";
import { openCatalogue } from "../upstreams/bible/catalogue.ts";
import { builtInVersions, embeddedVersions } from "../upstreams/bible/versions.ts";
import { createCounters } from "../session/counters.ts";
import { createRevocations } from "../session/revocations.ts";
import { createCaptchaGate } from "../session/captcha.ts";
import { createSealer } from "../session/seal.ts";
import { createThrottle } from "../session/throttle.ts";

export interface Services {
  deps: ContextDeps;
  hosts: DemoHosts | null;
  metrics: Metrics;
  close(): Promise<void>;
}

/**
 * From the environment to everything a context needs. `demo` are the demonstration hosts where no real ones are set;
 * `front` says whether a front of ours stands before Remix.
 */
export async function openServices(
  env: Env,
  front: boolean,
  demo: Promise<DemoHosts> | null,
): Promise<Services> {
  // A log that cannot be written, on a full disk for one, costs its lines and not the site.
  const out = pino.destination({ dest: 1, sync: true, maxLength: 1024 * 1024 });
  out.on("error", () => undefined);
  const redact = ["token", "*.token", "cookie", "*.cookie", "password", "*.password"];
  const log = pino({ level: env.logLevel, redact }, out);
  const hosts = await demo;
  const places = hosts?.places ?? realPlaces(env);
  const secrets = env.sessionSecrets ?? hosts?.secrets ?? [];
  const companions = joinCompanions();
  const metrics = createMetrics(companions);
  const shared =
    env.redisUrl === null
      ? null
      : await connectSharedStore(env.redisUrl, (error) =>
          log.warn({ err: error }, "the shared cache"),
        );
  const upstreams = createUpstreams(places, metrics, shared ?? diskStore(env, log));
  const sealer = createSealer(secrets);
  const redis = shared?.redis ?? null;
  const throttle = createThrottle(redis, companions);
  const alone = (env.workers ?? usualWorkers()) === 1;
  return {
    deps: {
      upstreams,
      places,
      publicOrigin: env.publicOrigin,
      mediaHosts: env.mediaHosts,
      sealer,
      revocations: createRevocations(redis, Date.now, companions),
      throttle,
      counter: createCounters(null, alone ? null : companions),
      inTurn: createTurns(createCounters(redis, companions)),
      captchas: createCaptchaGate(sealer, throttle, secrets),
      authHost: env.authHost,
      accountAppid: env.accountAppid,
      gospelProduct: env.gospelProduct,
      smsLogin: env.smsLogin,
      demo: env.upstreams === null,
      bible: openCatalogue(
        {
          file: env.bibleVersionsFile,
          builtIn: env.upstreams === null ? embeddedVersions : builtInVersions,
          stamp: join(env.dataDir, "bible-refreshed"),
        },
        (error) => log.warn({ err: error }, "the catalogue of Bible versions"),
      ),
      front,
      log,
    },
    hosts,
    metrics,
    async close() {
      await upstreams.close();
      await hosts?.close();
    },
  };
}

/** What hosts of one's own sent outlives the process; the embedded hosts are there whenever the site is. */
function diskStore(env: Env, log: Logger): KeptStore | null {
  if (env.upstreams === null) return null;
  const lost = (error: unknown) =>
    log.warn(`what hosts send is not kept on disk: ${error instanceof Error ? error.message : ""}`);
  try {
    return openDiskStore(env.dataDir, lost);
  } catch (error) {
    lost(error);
    return null;
  }
}

function realPlaces(env: Env): HostPlaces {
  const { upstreams } = env;
  if (upstreams === null) throw new Error("no real hosts are configured");
  return Object.fromEntries(
    hostNames.map((name) => [name, { base: upstreams[name], publicBase: upstreams[name].origin }]),
  ) as HostPlaces;
}
