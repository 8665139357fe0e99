import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import * as disk from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openImageStore, type Disk } from "../../../../server/front/files/image-store.ts";

let folder: string;
let faults: unknown[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "images-"));
  faults = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (limits: Partial<Record<"maxBytes" | "maxFiles", number>>, on: Disk = disk) =>
  openImageStore(
    folder,
    { maxBytes: 10_000, maxFiles: 100, ...limits },
    (fault) => faults.push(fault),
    on,
  );

test("it keeps within its bytes and throws the least used away", async () => {
  const store = open({ maxBytes: 1_000 });
  for (let at = 0; at < 10; at++) await store.put(`picture ${at}`, Buffer.alloc(300, at));
  expect(await store.get("picture 0")).toBeNull();
  expect(await store.get("picture 9")).toHaveLength(300);
  await expect.poll(() => readdirSync(folder).length).toBe(3);
  expect(await open({ maxBytes: 1_000 }).get("picture 9")).toHaveLength(300);
  expect(faults).toEqual([]);
});

test("it keeps within its number of files, however small they are, after a restart too", async () => {
  const store = open({ maxFiles: 4 });
  for (let at = 0; at < 10; at++) await store.put(`picture ${at}`, Buffer.alloc(1));
  await expect.poll(() => readdirSync(folder).length).toBe(4);
  open({ maxFiles: 2 });
  await expect.poll(() => readdirSync(folder).length).toBe(2);
  expect(faults).toEqual([]);
});

test("what a stopped process left half-written goes, and what is no file of ours stays", async () => {
  const [stopped, running] = [join(folder, "x.part"), join(folder, "y.part")];
  for (const file of [stopped, running]) writeFileSync(file, "half");
  const longAgo = Date.now() / 1000 - 120;
  utimesSync(stopped, longAgo, longAgo);
  mkdirSync(join(folder, "lost+found"));
  open({});
  expect(readdirSync(folder).sort()).toEqual(["lost+found", "y.part"]);
});

test("two processes on one folder know each other's pictures, and keep within the limits together", async () => {
  const limits = { maxBytes: 16_000 };
  const [one, other] = [open(limits), open(limits)];
  await one.put("made by one", Buffer.alloc(700, 1));
  expect(await other.get("made by one")).toHaveLength(700);
  for (let at = 0; at < 60; at++) {
    await one.put(`of one ${at}`, Buffer.alloc(700));
    await other.put(`of other ${at}`, Buffer.alloc(700));
  }
  const bytes = () =>
    readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  // Each looks once in a sixteenth of it.
  await expect.poll(bytes).toBeLessThanOrEqual(limits.maxBytes * 1.25);
  expect(await one.get("of other 59")).toHaveLength(700);
  expect(faults).toEqual([]);
});

test("a full disk costs the keeping, leaves nothing behind, and is told once", async () => {
  const full: Disk = {
    ...disk,
    async writeFile(path) {
      writeFileSync(String(path), "the first bytes");
      throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
    },
  };
  const store = open({}, full);
  for (let at = 0; at < 5; at++) await store.put(`picture ${at}`, Buffer.alloc(10));
  expect(await store.get("picture 0")).toBeNull();
  expect(readdirSync(folder)).toEqual([]);
  expect(faults).toEqual([expect.objectContaining({ code: "ENOSPC" })]);
});

test("a disk that turns read-only is told once, and what cannot be removed ends nothing", async () => {
  const store = open(
    { maxFiles: 1 },
    {
      ...disk,
      rm: () => Promise.reject(Object.assign(new Error("read-only"), { code: "EROFS" })),
    },
  );
  for (let at = 0; at < 5; at++) await store.put(`picture ${at}`, Buffer.alloc(10));
  expect(await store.get("picture 4")).toHaveLength(10);
  expect(faults).toHaveLength(1);
});

test("a folder that cannot be made is told once, and nothing is kept", async () => {
  writeFileSync(join(folder, "file"), "");
  const store = openImageStore(
    join(folder, "file", "images"),
    { maxBytes: 10, maxFiles: 1 },
    (fault) => faults.push(fault),
  );
  await store.put("picture", Buffer.alloc(10));
  expect(await store.get("picture")).toBeNull();
  expect(faults).toEqual([expect.objectContaining({ code: "ENOTDIR" })]);
});
