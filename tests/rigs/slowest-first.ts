import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take the longest, the longest first: begun last, they would keep one worker while the others rest. */
const slow = [
  "process/dockerfile",
  "faults/matrix-answers",
  "faults/matrix-size",
  "faults/matrix-payload",
  "faults/matrix-connection",
];

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const at = slow.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return at < 0 ? slow.length : at;
    };
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}
