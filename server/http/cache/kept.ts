/** The second level of the upstream cache: what outlives the process, or is shared by several. */

/** A payload as its host sent it. It is parsed again when it is read: a newer version may want another shape. */
export interface Kept {
  /** When the host sent it; milliseconds since 1970. */
  at: number;
  payload: unknown;
}

/** Neither call ever fails or waits long. */
export interface KeptStore {
  get(key: string): Promise<Kept | null>;
  /** `keepMs` is how long it may still be served, stale or not. */
  set(key: string, kept: Kept, keepMs: number): void;
  close(): void;
}

/** Counted up when the meaning of what is stored changes: older entries are then never found. */
export const keptVersion = "2";

export function writeKept({ at, payload }: Kept): string {
  return JSON.stringify({ at, payload });
}

/** Only what `writeKept` wrote is of use; anything else counts as nothing. */
export function readKept(text: string | null | undefined): Kept | null {
  if (!text) return null;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== "object" || kept === null || !("payload" in kept) || !("at" in kept)) {
      return null;
    }
    return typeof kept.at === "number" ? { at: kept.at, payload: kept.payload } : null;
  } catch {
    return null;
  }
}
