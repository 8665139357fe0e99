/** The background player (docs/rules.md, background player). Pure, so that the whole table can be tested. */

/** `url` is empty where there is nothing to hear. */
export interface Item {
  urlid: string;
  title: string;
  url: string;
}

/** What is listened to: an album, the Bible. */
export interface Playlist {
  title: string;
  artist: string;
  picture: string | null;
  items: Item[];
}

/** '0' goes round the list, '1' repeats one item, null stops at the list's end. */
export type LoopMode = "0" | "1" | null;
/** Minutes until it stops by itself, or with the end of the item. */
export type Sleep = "off" | "end" | 15 | 30 | 60;
export const sleeps: readonly Sleep[] = ["off", 15, 30, 60, "end"];

export interface Listening {
  list: Playlist;
  /** The urlid of the current item; null while the player is closed. */
  current: string | null;
  playing: boolean;
  mode: LoopMode;
  speed: number;
  sleep: Sleep;
  /** Taken up again after a reload, and waiting for the visitor to go on. */
  restored: boolean;
  /** Counts up each time an item is to start. */
  turn: number;
  /** What the visitor has to be told, until it was shown. */
  notice: { says: "none" | "failed" } | null;
}

export type Action =
  | { do: "open"; list: Playlist; urlid: string }
  | { do: "fill"; list: Playlist }
  | { do: "restore"; list: Playlist; urlid: string; mode: LoopMode; speed: number }
  | { do: "choose"; urlid: string }
  | { do: "next"; forced: boolean }
  | {
      do:
        "previous" | "ended" | "failed" | "missing" | "play" | "pause" | "mode" | "asleep" | "told";
    }
  | { do: "speed"; speed: number }
  | { do: "sleep"; sleep: Sleep }
  | { do: "shutdown" };

export const closed: Listening = {
  list: { title: "", artist: "", picture: null, items: [] },
  current: null,
  playing: false,
  mode: "0",
  speed: 1,
  sleep: "off",
  restored: false,
  turn: 0,
  notice: null,
};

export function listen(now: Listening, action: Action): Listening {
  switch (action.do) {
    case "open":
      // Playing is skipped if the same item is current; it only goes on.
      if (now.current === action.urlid) return goOn({ ...now, list: holding(action.list, now) });
      return start({ ...now, list: action.list }, itemOf(action.list, action.urlid));
    case "fill":
      return { ...now, list: holding(action.list, now) };
    case "restore": {
      const { list, urlid, mode, speed } = action;
      if (now.current !== null || itemOf(list, urlid) === null) return now;
      return { ...now, list, mode, speed, current: urlid, restored: true };
    }
    case "choose":
      if (now.current === action.urlid) return goOn(now);
      return start(now, itemOf(now.list, action.urlid));
    case "next": {
      const next = nextOf(now, action.forced);
      return next === null ? { ...now, playing: false } : start(now, next);
    }
    case "previous":
      return start(now, previousOf(now));
    case "ended":
      if (now.sleep === "end") return { ...now, playing: false, sleep: "off" };
      if (now.mode === "1") return start(now, currentOf(now));
      return listen(now, { do: "next", forced: false });
    case "failed":
      return { ...now, playing: false, notice: { says: "failed" } };
    case "missing":
      return { ...now, playing: false, notice: { says: "none" } };
    case "play":
      return goOn(now);
    case "pause":
      return now.playing ? { ...now, playing: false } : now;
    case "mode":
      return { ...now, mode: nextMode(now.mode) };
    case "speed":
      return { ...now, speed: action.speed };
    case "sleep":
      return { ...now, sleep: action.sleep };
    case "asleep":
      return { ...now, playing: false, sleep: "off" };
    case "told":
      return { ...now, notice: null };
    case "shutdown":
      // The turn goes on counting, so that the next start is a new one; the mode and the speed are habits.
      return { ...closed, turn: now.turn, mode: now.mode, speed: now.speed };
  }
}

/** '0' -> '1' -> none -> '0'. */
export function nextMode(mode: LoopMode): LoopMode {
  return mode === "0" ? "1" : mode === "1" ? null : "0";
}

export function currentOf({ list, current }: Listening): Item | null {
  return current === null ? null : itemOf(list, current);
}

/** The end wraps only where the visitor asks for the next one, or where looping is on. */
export function nextOf(now: Listening, forced: boolean): Item | null {
  const { items } = now.list;
  const at = placeOf(now) + 1;
  if (at < items.length) return items[at] ?? null;
  return forced || now.mode !== null ? (items[0] ?? null) : null;
}

/** Before the first comes the last, whatever the mode. */
export function previousOf(now: Listening): Item | null {
  return now.list.items.at(placeOf(now) - 1) ?? null;
}

function placeOf({ list, current }: Listening): number {
  return Math.max(
    0,
    list.items.findIndex(({ urlid }) => urlid === current),
  );
}

function itemOf({ items }: Playlist, urlid: string): Item | null {
  return items.find((item) => item.urlid === urlid) ?? null;
}

/** A list that lacks what plays is not the one that plays. */
function holding(list: Playlist, now: Listening): Playlist {
  return now.current !== null && itemOf(list, now.current) !== null ? list : now.list;
}

function start(now: Listening, item: Item | null): Listening {
  const playable = item !== null && item.url !== "";
  return {
    ...now,
    current: item?.urlid ?? now.current,
    playing: playable,
    restored: false,
    turn: playable ? now.turn + 1 : now.turn,
    notice: playable ? null : { says: "none" },
  };
}

function goOn(now: Listening): Listening {
  const item = currentOf(now);
  if (now.playing || item === null) return now;
  if (item.url === "") return start(now, item);
  return { ...now, playing: true, restored: false, notice: null };
}
