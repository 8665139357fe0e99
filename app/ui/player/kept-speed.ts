import { speeds } from "./keys";

const storageKey = "speed";

/** How fast the visitor watches and listens, in this browser. */
export function keptSpeed(): number {
  try {
    const kept = Number(localStorage.getItem(storageKey));
    return speeds.find((speed) => speed === kept) ?? 1;
  } catch {
    return 1;
  }
}

export function keepSpeed(speed: number): void {
  try {
    localStorage.setItem(storageKey, String(speed));
  } catch {
    // A browser that keeps nothing begins at the plain speed.
  }
}
