import { beforeEach, expect, test } from "vitest";
import { createTurns, type Turns } from "../../../../server/front/crowd/turns.ts";

/** Turns of an event loop that goes on when the test says so. */
const limits = {
  ofAddress: 3,
  inAll: 5,
  doorTurns: 2,
  requests: 1,
  pieces: 2,
  giveWayMs: 20,
};
let time: number;
let next: (() => void)[];
let done: string[];
let turns: Turns;
beforeEach(() => {
  time = 1_000;
  next = [];
  done = [];
  const nextTurn = (turn: () => void) => void next.push(turn);
  turns = createTurns({ ...limits, nextTurn, now: () => time });
});

const ask = (name: string) =>
  turns.begin(
    name.charAt(0),
    () => done.push(name),
    () => done.push(`not ${name}`),
  );
const page = (name: string) => turns.whenCalm(() => done.push(name));
/** One turn, and all that goes on in it; what was done in it. */
async function turn(): Promise<string[]> {
  const before = done.length;
  for (const go of next.splice(0)) go();
  await Promise.resolve();
  await Promise.resolve();
  return done.slice(before);
}

test("who comes alone is answered at once", async () => {
  ask("a1");
  expect(done).toEqual(["a1"]);
  expect(await turn()).toEqual([]);
  ask("a2");
  expect(done).toEqual(["a1", "a2"]);
});

test("few requests are begun in a turn, one of each address after the other", async () => {
  for (const name of ["a1", "a2", "a3", "a4", "b1"]) ask(name);
  expect(done).toEqual(["a1"]);
  const begun = [await turn(), await turn(), await turn(), await turn(), await turn()];
  expect(begun).toEqual([["a2"], ["b1"], ["a3"], ["a4"], []]);
});

test("a turn in which somebody came in is left to the door, but not for ever", async () => {
  const begun: string[][] = [];
  turns.cameIn();
  ask("a1");
  ask("a2");
  page("page");
  for (let n = 0; n < 6; n += 1) {
    begun.push(await turn());
    turns.cameIn();
  }
  expect(begun).toEqual([[], [], ["a1"], [], [], ["a2"]]);
  time += limits.giveWayMs + 1;
  expect(await turn()).toEqual(["page"]);
});

test("too many of one address are refused, and so is the last of the longest line", () => {
  for (const name of ["x", "a1", "a2", "a3", "a4"]) ask(name);
  expect(done).toEqual(["x", "not a4"]);
  for (const name of ["b1", "b2", "c1"]) ask(name);
  expect(done).toEqual(["x", "not a4", "not a3"]);
});

test("pages give way to requests, though not without an end", async () => {
  for (const name of ["a1", "a2", "a3", "b1"]) ask(name);
  page("p1");
  page("p2");
  expect([await turn(), await turn()]).toEqual([["a2"], ["b1"]]);
  time += limits.giveWayMs + 1;
  expect(await turn()).toEqual(["a3", "p1"]);
  ask("b2");
  expect([await turn(), await turn()]).toEqual([[], ["p2"]]);
});

test("one page is made in a turn; those that were begun come first", async () => {
  page("p1");
  page("p2");
  void turns.goOn().then(() => done.push("begun"));
  expect([await turn(), await turn(), await turn()]).toEqual([["begun"], ["p1"], ["p2"]]);
});

test("streams move a few pieces in a turn, one of each address after the other", async () => {
  for (const name of ["a1", "a2", "a3", "b1"]) {
    void turns.pass(name.charAt(0)).then(() => done.push(name));
  }
  expect([await turn(), await turn(), await turn()]).toEqual([["a1", "b1"], ["a2", "a3"], []]);
});

test("nothing runs on when nobody waits", async () => {
  ask("a1");
  page("p1");
  await turn();
  await turn();
  expect([done, next]).toEqual([["a1", "p1"], []]);
});
