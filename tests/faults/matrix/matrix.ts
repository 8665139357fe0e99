import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startRig, type Rig } from "./rig.ts";
import { walk, type Fault } from "./run.ts";
import { differences, subjects, type Subject } from "./subjects.ts";

const longestMs = 150_000;

// Thousands of sites are started, and all have the same scripts and styles: these are read once.
vi.mock(import("../../../server/front/files/assets.ts"), async (original) => {
  const { loadAssets } = await original();
  const kept = new Map<string, ReturnType<typeof loadAssets>>();
  return {
    loadAssets(folder) {
      const assets = kept.get(folder) ?? loadAssets(folder);
      kept.set(folder, assets);
      return assets;
    },
  };
});

// What measures the process is never taken down: a thousand sites would measure it a thousand times.
vi.mock(import("prom-client"), async (original) => ({
  ...(await original()),
  collectDefaultMetrics: Object.assign(() => undefined, { metricsList: [] }),
}));

/** Walks some faults through all there is to ask for; each is a test that names every cell that is wrong. */
export function matrix(faults: Fault[]): void {
  describe("every address and form, and every host it asks", () => {
    let rig: Rig;
    let all: Subject[];
    beforeAll(async () => {
      rig = await startRig();
      all = await subjects(rig);
    }, longestMs);
    afterAll(() => rig.stop());

    test.each(faults.map((fault, turn) => ({ ...fault, turn })))(
      "$name",
      ({ turn, ...fault }) => walk(rig, all, fault, turn),
      longestMs,
    );
  });
}

/** Asks for everything in both dialects, on hosts that are well. */
export function dialects(): void {
  test(
    "the site says the same on hosts of both dialects",
    async () => {
      const rig = await startRig();
      expect(await differences(rig)).toEqual([]);
      await rig.stop();
    },
    longestMs,
  );
}
