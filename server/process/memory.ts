import { existsSync } from "node:fs";

/** What holds the memory of a worker down; docs/decisions/memory.md has the figures. */
export interface MemorySettings {
  env: Record<string, string>;
  /** Of Node. */
  options: string[];
}

/** Where Debian has it. */
const jemalloc = ["x86_64", "aarch64"].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/libjemalloc.so.2`,
);

export function memorySettings(): MemorySettings {
  const library = jemalloc.find((path) => existsSync(path));
  return {
    env: {
      // Two pools, not eight a core: under a flood the others only grow.
      MALLOC_ARENA_MAX: "2",
      // It gives back what glibc keeps, where this machine has it.
      ...(library !== undefined && {
        LD_PRELOAD: library,
        MALLOC_CONF: "narenas:2,dirty_decay_ms:500,muzzy_decay_ms:0,background_thread:true",
      }),
    },
    // Told nothing, V8 takes several times what is in use before it looks what is not.
    options: ["--max-semi-space-size=4", "--max-old-space-size=256"],
  };
}
