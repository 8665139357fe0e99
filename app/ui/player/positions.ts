/** Where each episode was left, in this browser only; the newest fifty. */
const storageKey = "positions";
const most = 50;
/** Heard this far, an episode starts over; before this many seconds there is nothing to resume. */
export const heardShare = 0.95;
const worthSeconds = 10;

type Positions = [urlid: number, seconds: number][];

export function rememberPosition(urlid: number, seconds: number, duration: number): void {
  const others = read().filter(([one]) => one !== urlid);
  const done = duration > 0 && seconds / duration >= heardShare;
  const kept: Positions = done ? others : [[urlid, Math.floor(seconds)], ...others];
  try {
    localStorage.setItem(storageKey, JSON.stringify(kept.slice(0, most)));
  } catch {
    // A browser that keeps nothing simply does not resume.
  }
}

/** Seconds to resume at, or null to start at the beginning. */
export function positionOf(urlid: number): number | null {
  const found = read().find(([one]) => one === urlid);
  return found !== undefined && found[1] >= worthSeconds ? found[1] : null;
}

function read(): Positions {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(raw) ? raw.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(raw: unknown): raw is [number, number] {
  return Array.isArray(raw) && typeof raw[0] === "number" && typeof raw[1] === "number";
}
