import { listeningKey } from "~/boot/marks";
import { speeds } from "../player/keys";
import { currentOf, type Item, type Listening, type LoopMode, type Playlist } from "./playlist";

/** What this tab listens to, for after a reload. The list is long and seldom new, the place short and always. */
const listKey = listeningKey;
const placeKey = "listeningAt";

export interface Saved {
  list: Playlist;
  urlid: string;
  mode: LoopMode;
  speed: number;
}
export interface Clock {
  seconds: number;
  /** 0 while unknown. */
  duration: number;
}

export function saveListening(now: Listening): void {
  const { list, current, mode, speed } = now;
  if (currentOf(now) === null) {
    write(listKey, null);
    write(placeKey, null);
  } else {
    write(listKey, { list, urlid: current, mode, speed });
  }
}

export function savePlace({ seconds, duration }: Clock): void {
  write(placeKey, [Math.floor(seconds), Math.floor(duration)]);
}

export function savedListening(): Saved | null {
  const raw = read(listKey) as Partial<Saved> | null;
  if (typeof raw !== "object" || raw === null || typeof raw.urlid !== "string") return null;
  const { list, urlid, mode, speed } = raw;
  if (typeof list !== "object" || !Array.isArray(list.items) || !list.items.every(isItem)) {
    return null;
  }
  const { title, artist, picture, items } = list;
  return {
    list: {
      title: String(title),
      artist: String(artist),
      picture: typeof picture === "string" ? picture : null,
      items,
    },
    urlid,
    mode: mode === "1" || mode === null ? mode : "0",
    speed: speeds.find((one) => one === speed) ?? 1,
  };
}

export function savedPlace(): Clock {
  const raw = read(placeKey);
  const [seconds, duration] = Array.isArray(raw) ? (raw as unknown[]) : [];
  return { seconds: secondsOf(seconds), duration: secondsOf(duration) };
}

function isItem(raw: unknown): raw is Item {
  if (typeof raw !== "object" || raw === null) return false;
  const { urlid, title, url } = raw as Partial<Item>;
  // Only addresses of ours: what a storage holds may be anything.
  return typeof urlid === "string" && typeof title === "string" && /^(\/(?!\/)|$)/.test(url ?? "-");
}

function secondsOf(raw: unknown): number {
  return typeof raw === "number" && Number.isFinite(raw) && raw > 0 ? raw : 0;
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing simply has nothing to go on with.
  }
}
