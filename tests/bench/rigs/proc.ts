import { readdirSync, readFileSync } from "node:fs";

/** What Linux tells of a process in /proc. Elsewhere, and of one that has ended, nothing: NaN, or no process. */

/** The kernel counts in hundredths of a second on every Linux there is. */
const tickMs = 10;

/** Milliseconds of processor these have used so far, all their threads together. */
export function cpuMs(pids: number[]): number {
  return sum(pids, (pid) => {
    // The name stands in brackets and may hold anything.
    const fields = read(pid, "stat").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  });
}

/** Milliseconds that their main threads could have run and had no processor: others had it. */
export function waitedMs(pids: number[]): number {
  return sum(pids, (pid) => Number(read(pid, "schedstat").split(" ")[1] ?? NaN) / 1e6);
}

/** Resident set, in MB. */
export function memoryMb(pids: number[]): number {
  return sum(pids, (pid) => Number(/VmRSS:\s+(\d+)/.exec(read(pid, "status"))?.[1]) / 1024);
}

/** Open files, sockets and pipes. */
export function handles(pids: number[]): number {
  return sum(pids, (pid) => {
    try {
      return readdirSync(`/proc/${pid}/fd`).length;
    } catch {
      return NaN;
    }
  });
}

/** The processes that answer visitors: the workers among those that `pid` started, or itself where it has none. */
export function workersOf(pid: number): number[] {
  const workers = childrenOf(pid).filter((child) =>
    /\/worker\.ts|nginx: worker/.test(read(child, "cmdline")),
  );
  return workers.length > 0 ? workers : [pid];
}

function childrenOf(pid: number): number[] {
  const words = read(pid, `task/${pid}/children`).trim();
  return words === "" ? [] : words.split(" ").map(Number);
}

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}

function sum(pids: number[], of: (pid: number) => number): number {
  return pids.reduce((all, pid) => all + of(pid), 0);
}
