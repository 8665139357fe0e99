import { useEffect, useState } from "react";

/** The chapter last read, in this browser only. */
const storageKey = "blast";

interface Place {
  volume: number;
  chapter: number;
}

export function useLastPlace({ volume, chapter }: Place): void {
  useEffect(() => {
    try {
      localStorage.setItem(storageKey, `${volume}/${chapter}`);
    } catch {
      // A browser that keeps nothing simply does not go on there.
    }
  }, [volume, chapter]);
}

/** Known once the page is hydrated; null before, and where there is none. */
export function useRememberedPlace(): Place | null {
  const [place, set] = useState<Place | null>(null);
  useEffect(() => {
    try {
      const kept = /^(\d{1,2})\/(\d{1,3})$/.exec(localStorage.getItem(storageKey) ?? "");
      if (kept !== null) set({ volume: Number(kept[1]), chapter: Number(kept[2]) });
    } catch {
      // As above.
    }
  }, []);
  return place;
}
