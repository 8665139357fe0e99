import { latestUrl } from "../../../app/urls/index.ts";
import { ask } from "../../rigs/browse.ts";
import { inTurns, load, type Load } from "../rigs/load.ts";
import { start, type Running } from "../rigs/processes.ts";
import { startSite, startStock } from "../rigs/sites.ts";
import { figure, kb, print, ratio } from "../rigs/table.ts";
import { anybody, member, messaged, newcomer } from "../rigs/visitors.ts";
import type { Hosts } from "./part.ts";

const path = latestUrl();
const warmUp = 200;

/** Pages that must be made: for a stranger whom a message follows, for a member, and for the first who asks. */
export async function measureRendered({ variables }: Hosts): Promise<void> {
  const site = await startSite(variables);
  const stock = await startStock(variables);
  const express = await start(["tests/bench/peers/express-page.ts"], "/", { variables });
  const session = await member(site);
  const signedIn = () => Promise.resolve(session);
  const pages: Record<string, [Running, string, () => Promise<Record<string, string>>]> = {
    // Sealed anew each time: a message that has grown old is nobody's, and who brings it gets the stored page.
    ours: [site, path, messaged],
    "ours, a member's": [site, path, signedIn],
    "remix-serve": [stock, path, messaged],
    "remix-serve, a member's": [stock, path, signedIn],
    express: [express, "/", () => Promise.resolve(anybody)],
  };
  const sizes = new Map<string, number[]>();
  const loads: [string, () => Promise<Load>][] = [];
  for (const [name, [running, from, headersOf]] of Object.entries(pages)) {
    const headers = await headersOf();
    sizes.set(name, await sizeOf(running, from, headers));
    // Whoever measures a cold process measures its compiler.
    for (let asked = 0; asked < warmUp; asked++) await sizeOf(running, from, headers);
    loads.push([
      name,
      async () => load(running, { path: from, headers: await headersOf(), connections: 10 }),
    ]);
  }
  const found = await inTurns(Object.fromEntries(loads));
  for (const one of [express, stock, site]) await one.end();
  const first = await missed();

  const row = (name: string, one: Load, peer = "remix-serve") => [
    name,
    figure(one.perSecond),
    figure(one.cpuMs, 2),
    ...(sizes.get(name) ?? []).map(kb),
    ...[peer, "express"].map((other) => ratio(found[other]?.cpuMs ?? NaN, one.cpuMs)),
  ];
  print(
    `A page that must be made: ${path}, a hundred cards`,
    ["", "requests/s", "CPU ms each", "KB", "KB Brotli", "of remix-serve", "of Express"],
    [
      ...Object.entries(found).map(([name, one]) =>
        row(name, one, name.includes("member") ? "remix-serve, a member's" : undefined),
      ),
      ["ours, a fresh key *", figure(first.perSecond), figure(first.cpuMs, 2)],
    ],
    "Ratios are by processor time. Targets: 2.5 ms, 3x remix-serve, 0.5x Express. * on the demonstration: drawings instead of pictures, and kept in the cache.",
  );
}

/** The same page for the first who ever asks. */
async function missed(): Promise<Load> {
  const site = await startSite();
  for (let asked = 0; asked < warmUp; asked++) await sizeOf(site, path, newcomer());
  const loading = { path, headers: anybody, connections: 10 };
  const { ours } = await inTurns({
    ours: () => load(site, { ...loading, each: () => ({ headers: newcomer() }) }),
  });
  await site.end();
  return ours;
}

/** Bytes of a page, as it is and over the wire. */
async function sizeOf(site: Running, from: string, headers: Record<string, string>) {
  const { text, bytes } = await ask(site.origin, from, { headers });
  return [Buffer.byteLength(text), bytes.length];
}
