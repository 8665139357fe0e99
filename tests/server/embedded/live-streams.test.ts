import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stopStream } from "../../../server/embedded/live/host.ts";
import { rungs, segmentCount, segmentSeconds } from "../../../server/embedded/live/ladder.ts";
import { livePlaylist } from "../../../server/embedded/live/playlists.ts";
import { startEmbedded, type Embedded } from "../../../server/embedded/start.ts";
import { laySeed } from "../../rigs/site.ts";
import { ask } from "../../rigs/browse.ts";
import { openLiveByClock } from "./live-rig.ts";
import { dataFolder } from "./movie-rig.ts";

const folder = dataFolder();
let embedded: Embedded;
let origin: string;
beforeAll(async () => {
  laySeed(folder.path);
  embedded = await startEmbedded(folder.path);
  origin = embedded.places.live.base.origin;
});
afterAll(async () => {
  await embedded.close();
  folder.remove();
});

/** A playlist as a player reads it. */
function parse(text: string) {
  const value = (tag: string) => Number(new RegExp(`^#${tag}:(\\d+)$`, "m").exec(text)?.[1] ?? 0);
  const first = value("EXT-X-MEDIA-SEQUENCE");
  let discontinuity = value("EXT-X-DISCONTINUITY-SEQUENCE");
  const segments: { sequence: number; discontinuity: number; address: string }[] = [];
  for (const line of text.split("\n")) {
    if (line === "#EXT-X-DISCONTINUITY") discontinuity += 1;
    if (line === "" || line.startsWith("#")) continue;
    segments.push({ sequence: first + segments.length, discontinuity, address: line });
  }
  return { first, segments };
}

const addresses = (text: string) => text.split("\n").filter((line) => /^[^#]/.test(line));

test("every playlist and segment a stream names is served, from any prefix", async () => {
  for (const stream of ["live-1", "live-2", "live-3", "replay-7"]) {
    const base = `http://x.invalid/_embedded/live/hls/${stream}.m3u8`;
    const read = (url: URL) => ask(origin, url.pathname.replace("/_embedded/live", ""));
    const master = await read(new URL(base));
    expect(master.headers["content-type"]).toBe("application/vnd.apple.mpegurl");
    expect(addresses(master.text)).toEqual(rungs.map(({ name }) => `${stream}/${name}.m3u8`));
    for (const rung of addresses(master.text)) {
      const playlist = await read(new URL(rung, base));
      expect(playlist.headers["cache-control"]).toBe("no-store");
      const live = stream.startsWith("live");
      expect(playlist.text.includes("#EXT-X-ENDLIST")).toBe(!live);
      const segments = addresses(playlist.text);
      expect(segments.length).toBe(live ? 6 : segmentCount);
      for (const address of segments) {
        const segment = await read(new URL(address, new URL(rung, base)));
        expect([segment.status, segment.headers["content-type"]]).toEqual([200, "video/mp2t"]);
        // Packets of an MPEG transport stream.
        expect([segment.bytes[0], segment.bytes[188], segment.bytes.length % 188]).toEqual([
          0x47, 0x47, 0,
        ]);
      }
    }
  }
});

test("segments are light, may be kept, and come in parts", async () => {
  let total = 0;
  for (const { name, bandwidth } of rungs) {
    for (let number = 0; number < segmentCount; number += 1) {
      const { bytes } = await ask(origin, `/hls/seg/${name}/${number}.ts`);
      expect((bytes.length * 8) / segmentSeconds).toBeLessThan(bandwidth);
      total += bytes.length;
    }
  }
  expect(total).toBeLessThan(700_000);
  const headers = { range: "bytes=188-375" };
  const part = await ask(origin, "/hls/seg/180p/0.ts", { headers });
  expect([part.status, part.bytes.length, part.bytes[0]]).toEqual([206, 188, 0x47]);
  expect(part.headers["cache-control"]).toContain("max-age=604800");
  expect(part.headers["content-type"]).toBe("video/mp2t");
  const head = await ask(origin, "/hls/live-1.m3u8", { method: "HEAD" });
  expect([head.status, head.bytes.length]).toEqual([200, 0]);
});

test.each([
  "/hls/live-4.m3u8",
  "/hls/live-6/180p.m3u8",
  "/hls/live-7.m3u8",
  "/hls/replay-1.m3u8",
  "/hls/replay-8.m3u8",
  "/hls/live-1/720p.m3u8",
  "/hls/live-01.m3u8",
  "/hls/live-99.m3u8",
  `/hls/seg/180p/${segmentCount}.ts`,
  "/hls/seg/180p/..%2f90p%2f0.ts.ts",
  "/hls/seg/180p",
  "/hls/",
])("nothing at %s", async (path) => {
  const { status, headers } = await ask(origin, path);
  expect([status, headers["content-type"]]).toEqual([404, "text/plain"]);
});

test("the window slides with the clock", async () => {
  const start = Date.parse("2026-03-08T04:00:00Z");
  let now = start;
  const host = await openLiveByClock(() => now);
  const read = async () => parse((await ask(host.origin, "/hls/live-2/90p.m3u8")).text);
  const { first } = await read();
  now = start + segmentSeconds * 1_000 - 1;
  expect((await read()).first).toBe(first);
  for (let step = 1; step <= 3 * segmentCount; step += 1) {
    now = start + step * segmentSeconds * 1_000;
    expect((await read()).first).toBe(first + step);
  }
  host.close();
});

test("a segment keeps its number, its turn and its address in every window and rung", () => {
  const moment = fc.integer({ min: Date.parse("2026-01-01"), max: Date.parse("2036-01-01") });
  const later = fc.integer({ min: 0, max: 4 * segmentCount * segmentSeconds * 1_000 });
  fc.assert(
    fc.property(moment, later, (now, after) => {
      const one = parse(livePlaylist("180p", now));
      const two = parse(livePlaylist("180p", now + after));
      const other = parse(livePlaylist("90p", now));
      expect(two.first).toBeGreaterThanOrEqual(one.first);
      const known = new Map(one.segments.map((segment) => [segment.sequence, segment]));
      for (const segment of two.segments) {
        const same = known.get(segment.sequence);
        if (same !== undefined) expect(segment).toEqual(same);
      }
      for (const { sequence, discontinuity, address } of [...one.segments, ...two.segments]) {
        const at = Number(/\/(\d+)\.ts$/.exec(address)?.[1]);
        expect(discontinuity * segmentCount + at).toBe(sequence);
      }
      const named = ({ address, ...rest }: (typeof one.segments)[number]) => ({
        ...rest,
        address: address.replace("/90p/", "/180p/"),
      });
      expect(other.segments.map(named)).toEqual(one.segments);
    }),
  );
});

test("a stopped stream is gone until it is let go on", async () => {
  const paths = ["/hls/live-3.m3u8", "/hls/live-3/180p.m3u8", "/hls/live-3/90p.m3u8"];
  const statuses = async () =>
    Promise.all(paths.map(async (path) => (await ask(origin, path)).status));
  stopStream(3, true);
  expect(await statuses()).toEqual([404, 404, 404]);
  expect((await ask(origin, "/hls/live-2.m3u8")).status).toBe(200);
  stopStream(3, false);
  expect(await statuses()).toEqual([200, 200, 200]);
});
