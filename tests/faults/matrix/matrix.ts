import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startRig, type Rig } from "./rig.ts";
import { walk, type Fault } from "./run.ts";
import { subjects, type Subject } from "./subjects.ts";

const longestMs = 150_000;

/** Walks some faults through all there is to ask for; each is a test that names every cell that is wrong. */
export function matrix(faults: Fault[]): void {
  let rig: Rig;
  let all: Subject[];
  let lost: string[];
  beforeAll(async () => {
    rig = await startRig();
    ({ all, lost } = await subjects(rig));
  }, longestMs);
  afterAll(() => rig.stop());

  test("the site says the same on hosts of both dialects", () => {
    expect(lost).toEqual([]);
  });
  describe("every address and form, and every host it asks", () => {
    test.each(faults.map((fault, turn) => ({ ...fault, turn })))(
      "$name",
      ({ turn, ...fault }) => walk(rig, all, fault, turn),
      longestMs,
    );
  });
}
