/** What holds the memory of a worker down; docs/decisions/memory.md has the figures, and what was left. */
export const memorySettings = {
  /** Two pools of memory, not eight a core: under a flood the others only grow. */
  env: { MALLOC_ARENA_MAX: "2" },
  /** Told nothing, V8 takes several times what is in use before it looks what is not. */
  options: ["--max-old-space-size=256"],
};
