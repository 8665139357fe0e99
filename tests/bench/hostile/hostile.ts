import { limitMemory } from "../../rigs/memory-limit.ts";
import { figure, print, share } from "../rigs/table.ts";
import { floods } from "./floods.ts";
import { floodMs, suffer, type Suffered } from "./suffer.ts";

/** Milliseconds, and MB: what issue 12 asks of a bystander's visits under each flood. */
const targets = { cachedP99: 50, othersMore: 20, memory: 400 };

/** `--hostile [FLOOD ...]`: what each flood costs a bystander. Asserts nothing. */
export async function measureFloods(named: string[]): Promise<void> {
  const unknown = named.filter((name) => !Object.hasOwn(floods, name));
  if (unknown.length > 0)
    throw new Error(`no flood ${unknown.join(", ")}: ${Object.keys(floods).join(", ")}`);
  const limit = limitMemory(512);
  console.log(
    `A site under floods of ${floodMs / 1000} s each, on a host of its own; ${limit.words}.
Targets: cached pages p99 at most ${targets.cachedP99} ms, others at most ${targets.othersMore} ms (p50) above the line without a flood, a worker of at most ${targets.memory} MB.
Times are p50/p99; whatever else this machine does is in them. Cores: what each took of the machine's.`,
  );
  const rows: string[][] = [];
  let calm: Suffered | null = null;
  for (const name of ["none", ...(named.length > 0 ? named : Object.keys(floods))]) {
    const flood = floods[name] ?? null;
    const found = await suffer(name, flood, limit.hold);
    console.log(`\n${flood?.title ?? "no flood"}\n${found.words}`);
    calm ??= found;
    rows.push([flood?.title ?? "no flood", ...judged(found, calm)]);
  }
  limit.remove();
  print(
    "A bystander under each flood (ms, MB)",
    ["", "cached p50", "p99", "others p50", "p99", "above calm", "worker", "starved", "misses"],
    rows,
    "Starved: how much of the time the site could have run while others had the processors. Where that is much, its times are the machine's.",
  );
}

function judged({ cached, others, mostMb, starved }: Suffered, calm: Suffered): string[] {
  const ofCached = cached.map(({ ms }) => ms);
  const ofOthers = others.map(({ ms }) => ms);
  const more =
    share(ofOthers, 0.5) -
    share(
      calm.others.map(({ ms }) => ms),
      0.5,
    );
  const failed = [...cached, ...others].some(({ status }) => status === "failed");
  const misses = [
    share(ofCached, 0.99) > targets.cachedP99 ? "cached" : "",
    more > targets.othersMore ? "others" : "",
    mostMb > targets.memory ? "memory" : "",
    failed ? "some failed" : "",
  ].filter(Boolean);
  return [
    ...[share(ofCached, 0.5), share(ofCached, 0.99)].map((ms) => figure(ms, 1)),
    ...[share(ofOthers, 0.5), share(ofOthers, 0.99), more].map((ms) => figure(ms)),
    figure(mostMb),
    `${figure(starved * 100)} %`,
    misses.join(", ") || "-",
  ];
}
