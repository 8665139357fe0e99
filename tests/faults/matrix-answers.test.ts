import { afterAll, beforeAll, expect, test } from "vitest";
import { startUpstream, type FakeUpstream } from "../rigs/upstream.ts";
import { answerFaults } from "./matrix/faults.ts";
import { matrix } from "./matrix/matrix.ts";

let elsewhere: FakeUpstream;
beforeAll(async () => {
  elsewhere = await startUpstream();
  elsewhere.on("*", (_request, response) => response.end("{}"));
});
afterAll(() => elsewhere.stop());

const faults = answerFaults(() => elsewhere.base);
matrix([
  { name: "500", behaviour: faults["500"] },
  { name: "404 with a body", behaviour: faults["404 with a body"], speaks: true },
  { name: "404 without a body", behaviour: faults["404 without a body"] },
  { name: "302 elsewhere", behaviour: faults["302 elsewhere"] },
  { name: "HTML", behaviour: faults.HTML },
  { name: "empty body", behaviour: faults["empty body"] },
]);

test("nobody goes where a host redirects to", () => expect(elsewhere.asked).toEqual([]));
