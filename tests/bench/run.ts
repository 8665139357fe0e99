import { ensureBuild } from "../../server/process/ensure-build.ts";
import { loadWords } from "./rigs/load.ts";
import { layOnce, startOwnHosts } from "./rigs/sites.ts";
import { measureCached } from "./parts/cached.ts";
import { measureCores } from "./parts/cores.ts";
import { measureGrowth } from "./parts/growth.ts";
import { measureMedia } from "./parts/media.ts";
import { measureMemory } from "./parts/memory.ts";
import type { Hosts } from "./parts/part.ts";
import { measureRendered } from "./parts/rendered.ts";
import { measureWaits } from "./parts/waits.ts";
import { measureWeight } from "./parts/weight.ts";

/**
 * `npm run bench [-- PART ...]`: what the site does, as ratios measured in one run on one machine. Asserts nothing.
 * `--slow`, `--soak SECONDS` and `--hostile` measure what takes longer.
 */
const parts: Record<string, (hosts: Hosts) => Promise<void>> = {
  cached: measureCached,
  rendered: measureRendered,
  weight: measureWeight,
  waits: measureWaits,
  memory: measureMemory,
  media: measureMedia,
  growth: measureGrowth,
  cores: measureCores,
};
const [first = "", ...rest] = process.argv.slice(2);

ensureBuild();
if (first === "--hostile") {
  const { measureFloods } = await import("./hostile/hostile.ts");
  await measureFloods(rest);
} else {
  const clean = await layOnce();
  const hosts = await startOwnHosts();
  if (first === "--slow") {
    const { measureSlow } = await import("./slow/slow.ts");
    await measureSlow(hosts, rest);
  } else if (first === "--soak") {
    const { soak } = await import("./soak/soak.ts");
    await soak(hosts, Number(rest[0] ?? 3_600));
  } else {
    await measure(hosts, [first, ...rest].filter(Boolean));
  }
  await hosts.end();
  clean();
}

async function measure(hosts: Hosts, named: string[]): Promise<void> {
  const unknown = named.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0)
    throw new Error(`no part ${unknown.join(", ")}: ${Object.keys(parts).join(", ")}`);
  console.log(`One run on this machine, ${loadWords}.`);
  for (const [name, part] of Object.entries(parts)) {
    if (named.length > 0 && !named.includes(name)) continue;
    try {
      await part(hosts);
    } catch (error) {
      // The others are worth their time all the same.
      console.error(`\n${name} could not be measured:`, error);
      process.exitCode = 1;
    }
  }
}
