/** A small seeded generator (mulberry32): the same seed always draws the same picture. */
export interface Random {
  next(): number;
  range(low: number, high: number): number;
  int(low: number, high: number): number;
  chance(probability: number): boolean;
}

export function normaliseSeed(seed: number): number {
  return Number.isFinite(seed) ? Math.floor(Math.abs(seed)) % 0xffffffff : 0;
}

export function createRandom(seed: number): Random {
  let state = Math.imul(normaliseSeed(seed) + 1, 0x9e3779b1) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (low, high) => low + (high - low) * next(),
    int: (low, high) => low + Math.floor((high - low + 1) * next()),
    chance: (probability) => next() < probability,
  };
}
