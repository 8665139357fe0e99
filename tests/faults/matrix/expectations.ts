import type { HostName } from "../../../server/http/hosts.ts";
import type { Kind } from "./addresses.ts";

/** What a fault amounts to, seen from the site. */
export type FaultClass =
  /** The host did not answer, or not in a way that can be used. */
  | "silent"
  /** It answered that there is no such thing. */
  | "no"
  /** It answered well, with a payload that means little: what can be made of it is made of it. */
  | "odd";

const classes: Record<string, FaultClass> = {
  "404 with a body": "no",
  "404 without a body": "no",
  "wrong shape": "odd",
  "wrong charset": "odd",
  "10,000 levels": "odd",
  "1,000,000 objects": "odd",
};
export const classOf = (fault: string): FaultClass => classes[fault] ?? "silent";

/** A host the address is about, or one that gives it something to go with. */
export type Role = "primary" | "secondary";

/**
 * The table: the statuses of a cell, by what is asked for, what the host is to it and what it does. `well` is the
 * status on hosts that are well.
 */
export function statuses(kind: Kind, role: Role, fault: FaultClass, well: number): number[] {
  if (well === 404 || role === "secondary") return [well];
  const row = table[kind][fault];
  return fault === "odd" ? [well, ...row] : row;
}

const table: Record<Kind, Record<FaultClass, number[]>> = {
  page: { silent: [503], no: [404], odd: [503] },
  data: { silent: [503], no: [404], odd: [404, 503] },
  file: { silent: [502, 503], no: [404], odd: [404, 502, 503] },
};

/** Cells that are as they are by design, beside the table. */
export function exceptions(address: string, host: HostName, fault: string): number[] {
  // A chapter says of each version that lacks it that it does (spec 2, section 4).
  if (/^\/bibles\/.*\/43\/3/.test(address) && host === "bible" && classOf(fault) === "no") {
    return [200];
  }
  // What is passed on as it comes has begun when it goes wrong.
  if (address === "audio" && (passedOn.includes(fault) || classOf(fault) === "odd")) return [200];
  // What is read whole can be read for what it is not.
  if (address === "subtitles" && ["HTML", "empty body", "truncated"].includes(fault)) return [200];
  return [];
}
const passedOn = ["reset in the body", "truncated", "10 MB", "1 byte a second", "HTML", "empty body"];

/** The statuses of a form whose write meets the fault, or something it needs to be read before. */
export function formStatuses(role: Role, fault: FaultClass, well: number): number[] {
  // A report of where a player is says nothing to anybody.
  if (well === 204 || role === "secondary") return [well];
  if (fault === "odd") return [well, 303, 400, 401, 503];
  return fault === "no" ? [400, 404] : [429, 503];
}

/** Faults after which nobody knows whether the host did what it was asked to. */
export const leavesOpen = [
  "black hole",
  "reset before headers",
  "reset in the body",
  "1 byte a second",
];

/** Times after which an answer does not come any more: the budgets of the design, and room for a busy machine. */
export const patienceMs = {
  page: 2_500 + 5_500,
  data: 2_500 + 5_500,
  // Files wait for 4 s.
  file: 4_000 + 5_000,
  // A read before, 10 s for the write, and a page after it.
  form: 2_500 + 10_000 + 2_500 + 5_000,
};
