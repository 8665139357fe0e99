import { expect } from "vitest";
import type { HostName } from "../../../server/http/hosts.ts";
import type { Dialect } from "../../rigs/dialect.ts";
import { addressFaults, formFaults } from "./judge.ts";
import { inTurns } from "./in-turns.ts";
import type { Behaviour } from "../../rigs/proxies.ts";
import { press, visit } from "./requests.ts";
import type { Rig } from "./rig.ts";
import type { Subject } from "./subjects.ts";
import { sawNothingLost, startWatch } from "./watch.ts";

export interface Fault {
  name: string;
  behaviour: Behaviour | "refused";
  /** Cells walked beside each other: many where calls only hang, few where each takes the processor. */
  atOnce?: number;
  /** What it does depends on how the host speaks, so that every cell is walked in both dialects. */
  speaks?: boolean;
}

interface Cell {
  subject: Subject;
  host: HostName;
  dialect: Dialect;
}

/** More cells than this that hang, and the rest are not walked: the process is not what it was. */
const mostHung = 3;

/**
 * Walks a fault through every subject and every host it asks, each cell on a site of its own. A cell is walked in one
 * of the dialects, in turns: every subject and every fault meets both.
 */
export async function walk(rig: Rig, all: Subject[], fault: Fault, turn: number): Promise<void> {
  const cells = cellsOf(all, fault, turn);
  const wrong: string[] = [];
  const watch = startWatch();
  let hung = 0;
  let skipped = 0;

  await inTurns(cells, fault.atOnce ?? 8, async (cell) => {
    if (hung >= mostHung) {
      skipped += 1;
      return;
    }
    const faults = await walkCell(rig, cell, fault);
    if (faults.some((one) => one.startsWith("hung"))) hung += 1;
    const { subject, host, dialect } = cell;
    wrong.push(...faults.map((one) => `${subject.name}, ${host} (${dialect}): ${one}`));
  });
  const seen = await watch.end();
  console.log(`${fault.name}: ${cells.length} cells, ${seen.figures}`);
  if (skipped > 0) wrong.push(`${skipped} cells not walked after ${hung} hung`);
  expect({ wrong: wrong.sort(), ...seen.lost }).toEqual({ wrong: [], ...sawNothingLost });
}

/** The frame is the same around every page: each fault meets it on one page of these, in turns. */
const framesApart = 4;

function cellsOf(all: Subject[], { speaks = false }: Fault, turn: number): Cell[] {
  const pairs = all.flatMap((subject, index) =>
    subject.hosts
      .filter((host) => host !== subject.frame || (index + turn) % framesApart === 0)
      .map((host) => ({ subject, host })),
  );
  const cells = pairs.flatMap((pair, index) => {
    const dialects = speaks ? ([1, 2] as const) : ([(index + turn) % 2 === 0 ? 1 : 2] as const);
    return dialects.map((dialect) => ({ ...pair, dialect }));
  });
  // A form's write may hang four times as long as a page: begun first, it hangs beside all the others.
  const isForm = ({ subject }: Cell) => Number("form" in subject.what);
  return cells.sort((a, b) => isForm(b) - isForm(a));
}

/** What is wrong with one cell. */
async function walkCell(rig: Rig, cell: Cell, { name, behaviour }: Fault): Promise<string[]> {
  const { subject, host, dialect } = cell;
  const { what, status: well } = subject;
  const given = { dialect, faulty: host, behaviour };
  return rig.onSite(given, async (site, proxies) => {
    const judged = { fault: name, host, well };
    const work =
      "address" in what
        ? visit(rig, site, proxies, what.address).then((answer) =>
            addressFaults(what.address, judged, answer),
          )
        : press(rig, site, what.form).then((answer) =>
            formFaults(what.form, judged, answer, proxies.asked),
          );
    const faults = await work.catch((error: unknown) => [cutOf(error, subject, name)].flat());
    const left = await Promise.race([proxies.quiet().then(() => []), leftOpen(proxies.open)]);
    return [...faults, ...left];
  });
}

/** An answer that broke off. What is passed on as it comes may, where the host's does. */
function cutOf(error: unknown, { name }: Subject, fault: string): string[] {
  const passing = name === "audio" && ["reset in the body", "1 byte a second"].includes(fault);
  if (passing) return [];
  const late = error instanceof Error && error.name === "AbortError";
  return [late ? "hung" : `broke off: ${String(error)}`];
}

/** Calls are given up with the page, or at the end of their own budget. */
const callMs = 2_500 + 5_500;
function leftOpen(open: () => number): Promise<string[]> {
  const { promise, resolve } = Promise.withResolvers<string[]>();
  setTimeout(() => resolve([`${open()} calls left open`]), callMs).unref();
  return promise;
}
