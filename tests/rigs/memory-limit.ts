import { existsSync, mkdirSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface MemoryLimit {
  /** False where this machine lets us have none. */
  held: boolean;
  /** How it is held, for people. */
  words: string;
  /** The same command, held. */
  hold(command: string[]): string[];
  remove(): void;
}

const v1 = "/sys/fs/cgroup/memory";
const v2 = "/sys/fs/cgroup";

/**
 * A limit on the memory of everything that a command starts, where this machine lets us have one. `prlimit` is none:
 * Node reserves far more than it uses, and does not start under it.
 */
export function limitMemory(megabytes: number): MemoryLimit {
  const name = `held-${process.pid}`;
  const bytes = String(megabytes * 1024 * 1024);
  for (const [root, file] of [
    [v1, "memory.limit_in_bytes"],
    [v2, "memory.max"],
  ] as const) {
    const group = join(root, name);
    try {
      mkdirSync(group);
    } catch {
      continue;
    }
    if (existsSync(join(group, file))) {
      writeFileSync(join(group, file), bytes);
      return {
        held: true,
        words: `${megabytes} MB for all of it (cgroup)`,
        hold: (command) => [
          "sh",
          "-c",
          `echo $$ > ${group}/cgroup.procs && exec "$@"`,
          "sh",
          ...command,
        ],
        remove: () => rmdirSync(group),
      };
    }
    rmdirSync(group);
  }
  return {
    held: false,
    words: "no limit of memory: this machine lets us have no cgroup",
    hold: (command) => command,
    remove: () => undefined,
  };
}
