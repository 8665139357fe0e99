import type { HostName } from "../../../server/http/hosts.ts";
import type { Kind } from "./addresses.ts";

/** What a fault amounts to, seen from the site. */
type FaultClass =
  /** The host did not answer, or not in a way that can be used. */
  | "silent"
  /** It answered that there is no such thing. */
  | "no"
  /** It answered well, with a payload that means nothing, or little. */
  | "odd";

const classes: Record<string, FaultClass> = {
  "404 with a body": "no",
  "404 without a body": "no",
  "wrong shape": "odd",
  "wrong charset": "odd",
  "10,000 levels": "odd",
  "1,000,000 objects": "odd",
};
const classOf = (fault: string): FaultClass => classes[fault] ?? "silent";

/** Whether an address is about the host, or the host gives it something it can do without. */
export type Role = "primary" | "secondary";

const table: Record<Kind, Record<FaultClass, number[]>> = {
  page: { silent: [503], no: [404], odd: [200, 503] },
  data: { silent: [503], no: [404], odd: [200, 404, 503] },
  file: { silent: [502, 503], no: [404], odd: [404, 502, 503] },
};

/** The statuses of a cell. `well` is the status where every host is well. */
export function statuses(kind: Kind, role: Role, fault: string, well: number): number[] {
  if (well === 404 || role === "secondary") return [well];
  const row = table[kind][classOf(fault)];
  return classOf(fault) === "odd" ? [well, ...row] : row;
}

/** The statuses of a form whose write meets the fault, or something that is read before it. */
export function formStatuses(role: Role, fault: string, well: number): number[] {
  // A report of where a player is says nothing to anybody.
  if (well === 204 || role === "secondary") return [well];
  if (classOf(fault) === "odd") return [well, 200, 303, 400, 401, 503];
  return classOf(fault) === "no" ? [400, 404] : [429, 503];
}

/** Answers with status 200 and a body that is not what was asked for. */
const bodies = ["HTML", "empty body", "truncated", "10 MB", "compressed bomb"];
/** What the host sends is passed on as it comes, and has begun when it goes wrong. */
const begun = [...bodies, "reset in the body", "1 byte a second"];

/** Cells that may be otherwise than the table has them, and why. */
const otherwise: {
  of: RegExp;
  host: HostName;
  when(fault: string): boolean;
  statuses: number[];
}[] = [
  // A chapter says of each version that lacks it that it does (docs/rules.md, bible 12), and can be marked.
  {
    of: /^\/bibles\/.*43\/3/,
    host: "bible",
    when: (one) => classOf(one) === "no",
    statuses: [200, 303],
  },
  // A commentary that its host refuses is no page (docs/rules.md, bible 13).
  {
    of: /^\/bibles\/\w+\/\d+\/\d+\/\d+/,
    host: "commentary",
    when: (one) => classOf(one) === "no",
    statuses: [404],
  },
  // The embedded host has one of the two versions; the other is missing, whatever befalls this one.
  { of: /^\/bibles\/hhb,niv/, host: "bible", when: (one) => one === "truncated", statuses: [200] },
  // Only the head of the file is asked for: it is there.
  {
    of: /^\/bibles\/.*\.mp3$/,
    host: "bible",
    when: (one) => bodies.includes(one),
    statuses: [302],
  },
  // A reply that is not a picture is treated as missing.
  { of: /^picture$/, host: "movie", when: (one) => begun.includes(one), statuses: [404] },
  { of: /^audio$/, host: "bible", when: (one) => begun.includes(one), statuses: [200, 404] },
  { of: /^audio$/, host: "bible", when: (one) => classOf(one) === "odd", statuses: [200] },
  { of: /^subtitles$/, host: "bible", when: (one) => bodies.includes(one), statuses: [200, 404] },
  // A list in which nothing is what it should be is an empty one, and a category without albums none.
  { of: /^\//, host: "movie", when: (one) => junk.includes(one), statuses: [404] },
  { of: /^\//, host: "gospel", when: (one) => junk.includes(one), statuses: [404] },
  { of: /^\//, host: "reading", when: (one) => junk.includes(one), statuses: [404] },
  // A host without the two steps looks at the code together with the new password.
  { of: /forget\/email$/, host: "account", when: (one) => classOf(one) === "no", statuses: [303] },
  // Whatever a host answers a guess but yes is a guess that failed.
  { of: /^\/(login|forgot)\b/, host: "account", when: () => true, statuses: [400] },
  // A follow that fails is swallowed (docs/rules.md, community 4).
  { of: /channel\/subscribe$/, host: "account", when: () => true, statuses: [303] },
];
const junk = ["10,000 levels", "1,000,000 objects"];

export function exceptions(name: string, host: HostName, fault: string): number[] {
  return otherwise.flatMap((one) =>
    one.host === host && one.of.test(name) && one.when(fault) ? one.statuses : [],
  );
}

/** Faults after which nobody knows whether the host did what it was asked to. */
export const leavesOpen = [
  "black hole",
  "reset before headers",
  "reset in the body",
  "1 byte a second",
];

/** How long we wait for an answer: the deadlines (docs/rules.md, deadlines 1 and 2), and room for a busy machine. */
export const patienceMs = {
  page: 2_500 + 5_500,
  data: 2_500 + 5_500,
  // Files are waited for 4 s.
  file: 4_000 + 5_000,
  // A read before, 10 s for the write, a page after it.
  form: 2_500 + 10_000 + 2_500 + 5_000,
};
