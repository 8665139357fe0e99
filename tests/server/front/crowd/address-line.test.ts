import { expect, test } from "vitest";
import { createAddressLine } from "../../../../server/front/crowd/address-line.ts";

function lineOf(...names: string[]) {
  const line = createAddressLine<string>();
  for (const name of names) line.add(name.charAt(0), name);
  return line;
}

function all(line: ReturnType<typeof lineOf>, rank?: (address: string) => number): string[] {
  const out: string[] = [];
  for (let one = line.next(rank); one !== undefined; one = line.next(rank)) out.push(one);
  return out;
}

test("one of each address comes after the other, however many of them one sent", () => {
  expect(all(lineOf("a1", "a2", "a3", "b1", "b2", "c1"))).toEqual([
    ...["a1", "b1", "c1"],
    ...["a2", "b2"],
    "a3",
  ]);
});

test("a newcomer waits for one of each other address at most", () => {
  const line = lineOf("a1", "a2", "a3", "b1", "b2", "b3");
  expect(line.next()).toBe("a1");
  line.add("c", "c1");
  expect(all(line)).toEqual(["b1", "a2", "c1", "b2", "a3", "b3"]);
});

test("the lowest rank comes first, and those of one rank in turn", () => {
  const rank = (address: string) => (address === "c" ? 0 : 1);
  expect(all(lineOf("a1", "a2", "b1", "c1", "c2"), rank)).toEqual(["c1", "c2", "a1", "b1", "a2"]);
});

test("who goes for a newcomer is the last of the address that has most in it", () => {
  const line = lineOf("a1", "b1", "b2", "b3", "c1", "c2");
  expect([line.dropLast(), line.dropLast(), line.size()]).toEqual(["b3", "b2", 4]);
  expect(line.dropLast()).toBe("c2");
  expect(all(line)).toEqual(["a1", "b1", "c1"]);
  expect(line.dropLast()).toBeUndefined();
});

test("who leaves is not in anybody's way, and nobody leaves twice", () => {
  const line = lineOf("a1", "a2", "b1");
  line.remove("a", "a1");
  line.remove("a", "a1");
  line.remove("x", "b1");
  expect([line.size(), line.sizeOf("a"), line.sizeOf("b"), line.sizeOf("x")]).toEqual([2, 1, 1, 0]);
  expect(all(line)).toEqual(["a2", "b1"]);
  expect([line.size(), line.next()]).toEqual([0, undefined]);
});
