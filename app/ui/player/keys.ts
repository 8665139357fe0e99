/** What a key asks of the player. Pure, so that the whole table can be tested. */
export type PlayerAction =
  | { do: "toggle" | "mute" | "fullscreen" | "previous" | "next" | "help" }
  | { do: "seek"; seconds: number }
  | { do: "volume" | "speed"; step: number }
  | { do: "jump"; share: number };

export interface PressedKey {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const plain: Record<string, PlayerAction> = {
  " ": { do: "toggle" },
  k: { do: "toggle" },
  j: { do: "seek", seconds: -10 },
  l: { do: "seek", seconds: 10 },
  arrowleft: { do: "seek", seconds: -5 },
  arrowright: { do: "seek", seconds: 5 },
  arrowup: { do: "volume", step: 0.05 },
  arrowdown: { do: "volume", step: -0.05 },
  m: { do: "mute" },
  f: { do: "fullscreen" },
};

const shifted: Record<string, PlayerAction> = {
  "<": { do: "speed", step: -1 },
  ">": { do: "speed", step: 1 },
  n: { do: "next" },
  p: { do: "previous" },
  "?": { do: "help" },
};

/** Null leaves the key to the browser. */
export function actionOf(pressed: PressedKey): PlayerAction | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  const key = pressed.key.toLowerCase();
  if (pressed.shiftKey) return shifted[key] ?? null;
  if (/^\d$/.test(key)) return { do: "jump", share: Number(key) / 10 };
  // Some layouts type these without shift.
  return plain[key] ?? (/^[<>?]$/.test(key) ? (shifted[key] ?? null) : null);
}

export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2];

/** The neighbouring speed; the ends stay where they are. */
export function nextSpeed(current: number, step: number): number {
  const at = speeds.findIndex((speed) => speed >= current);
  const wanted = Math.min(speeds.length - 1, Math.max(0, (at < 0 ? speeds.length - 1 : at) + step));
  return speeds[wanted] ?? 1;
}
