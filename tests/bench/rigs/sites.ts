import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import layOnce from "../../rigs/seed.ts";
import { startDemoHosts } from "../../../server/process/demo-hosts.ts";
import { embeddedVersions } from "../../../server/upstreams/bible/versions.ts";
import { start, type Running, type Starting } from "./processes.ts";

export const secret = "a secret of the benchmark alone that is long enough";

/** Lays the demonstration for all that start later; the answer takes it away again. */
export { layOnce };

/** The site as `npm start` runs it, on its demonstration unless `variables` name hosts; in one process, which others multiply. */
export const startSite = (
  variables: Record<string, string> = {},
  starting: Starting = {},
): Promise<Running> =>
  start(["server/process/start.ts"], "/readyz", {
    seed: seed(),
    ...starting,
    variables: { WORKERS: "1", ...variables },
  });

/** The same build under plain remix-serve. */
export const startStock = (variables: Record<string, string>): Promise<Running> =>
  start(["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"], "/404", {
    variables,
  });

/** Hosts of one's own with the demonstration's data: on their own ports, so that pictures are on another origin. */
export async function startOwnHosts() {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-hosts-"));
  cpSync(seed(), dataDir, { recursive: true });
  // They keep no process running, this one neither while it waits for them.
  const waiting = setInterval(() => undefined, 1_000);
  const hosts = await startDemoHosts({ dataDir, sameOrigin: false });
  clearInterval(waiting);
  const versions = join(dataDir, "versions.json");
  writeFileSync(versions, JSON.stringify(embeddedVersions));
  const { places } = hosts;
  return {
    variables: {
      ...ownSettings,
      MOVIE_API_URL: places.movie.base.href,
      ACCOUNT_API_URL: places.account.base.href,
      CHANNEL_API_URL: places.channel.base.href,
      READING_API_URL: places.reading.base.href,
      BIBLE_STATIC_URL: places.bible.base.href,
      COMMENTARY_API_URL: places.commentary.base.href,
      LIVE_API_URL: places.live.base.href,
      GOSPEL_API_URL: places.gospel.base.href,
      FEEDBACK_API_URL: places.feedback.base.href,
      BIBLE_API_URL: places.bibleApi.base.href,
      BIBLE_VERSIONS_FILE: versions,
    },
    async end() {
      await hosts.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Variables of a site whose hosts all live at one address. */
export function hostsAt(base: string): Record<string, string> {
  const names = ["MOVIE_API", "ACCOUNT_API", "CHANNEL_API", "READING_API"];
  const all = [...names, "BIBLE_STATIC", "COMMENTARY_API"].map((name) => [`${name}_URL`, base]);
  return { ...Object.fromEntries(all), ...ownSettings };
}

const ownSettings = { PUBLIC_ORIGIN: "http://127.0.0.1", SESSION_SECRET: secret };

function seed(): string {
  const folder = process.env["SEEDED_DATA"];
  if (folder === undefined) throw new Error("lay the demonstration first");
  return folder;
}
