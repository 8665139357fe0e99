import { LRUCache } from "lru-cache";

/** Decides what a full store takes in. */
export interface Doorkeeper {
  /** True from the second time on that a key is asked for within `rememberMs`. */
  knows(key: string): boolean;
}

const mostKeys = 20_000;
const rememberMs = 10 * 60 * 1000;

/**
 * A key that is asked for once must not push out a popular one: ten thousand such addresses would
 * otherwise empty a store.
 */
export function createDoorkeeper(): Doorkeeper {
  const asked = new LRUCache<string, true>({
    // Sized, it grows with use; counted, its room would be set aside at once.
    maxSize: mostKeys,
    sizeCalculation: () => 1,
    ttl: rememberMs,
  });
  return {
    knows(key) {
      if (asked.get(key)) return true;
      asked.set(key, true);
      return false;
    },
  };
}
