import { bibleFileUrl, imageUrl } from "../../../app/urls/index.ts";
import { ask } from "../../rigs/browse.ts";
import { inTurns, load } from "../rigs/load.ts";
import { cpuMs } from "../rigs/proc.ts";
import { start, type Running } from "../rigs/processes.ts";
import { hostsAt, startSite } from "../rigs/sites.ts";
import { figure, print, ratio } from "../rigs/table.ts";

const file = "audio/0/43/3.mp3";
const cold = 20;
/** What browsers ask for pictures with. */
const accept = { accept: "image/avif,image/webp,image/*,*/*;q=0.8" };

/** Files that are passed on, beside a bare pipe; pictures made smaller, and from disk. */
export async function measureMedia(): Promise<void> {
  const host = await start(["tests/bench/hostile/host.ts"], "/hits");
  const site = await startSite(hostsAt(host.origin));
  const pipe = await start(["tests/bench/peers/bare-pipe.ts", host.origin], "/hits");
  const passed = bibleFileUrl(file);
  const megabytes = (await ask(host.origin, `/${file}`)).bytes.length / 1024 / 1024;
  const { ours, bare } = await inTurns({
    ours: () => load(site, { path: passed, connections: 4 }),
    bare: () => load(pipe, { path: `/${file}`, connections: 4 }),
  });
  const ofFile = (name: string, one: typeof ours, ratios: string[]) => [
    name,
    figure(one.perSecond * megabytes),
    figure(one.cpuMs / megabytes, 2),
    ...ratios,
  ];
  print(
    `Files passed on: ${megabytes} MB of audio, 4 at a time`,
    ["", "MB/s", "CPU ms a MB", "of its MB/s", "of it on one core"],
    [
      ofFile("ours", ours, []),
      ofFile("a bare pipe", bare, [
        ratio(ours.perSecond, bare.perSecond),
        ratio(bare.cpuMs, ours.cpuMs),
      ]),
    ],
    "Target: 0.9x of a bare pipe.",
  );

  const made = await makeSmaller(site, host.origin);
  const picture = imageUrl(`${host.origin}/real-1.jpg`, 320);
  const { disk } = await inTurns({ disk: () => load(site, { path: picture, headers: accept }) });
  print(
    "Pictures of 1600 x 1000 points, 320 wide",
    ["", "requests/s", "CPU ms each"],
    [
      ["from disk", figure(disk.perSecond), figure(disk.cpuMs, 2)],
      ["cold", "-", figure(made, 0)],
    ],
    "Targets: 5,000/s from disk, 150 ms cold.",
  );
  for (const one of [pipe, site, host]) await one.end();
}

/** Milliseconds of processor for one picture that nobody has asked for before. */
async function makeSmaller(site: Running, host: string): Promise<number> {
  const workers = site.workers();
  const before = cpuMs(workers);
  for (let at = 1; at <= cold; at++) {
    const { status } = await ask(site.origin, imageUrl(`${host}/real-${at}.jpg`, 320), {
      headers: accept,
    });
    if (status !== 200) throw new Error(`a picture: ${status}`);
  }
  return (cpuMs(workers) - before) / cold;
}
