import type { audioZh } from "./zh-CN";

export const audioEn = {
  player: "Audio player",
  play: "Play",
  pause: "Pause",
  goOn: "Go on listening",
  left: "You left off at {{time}}",
  previous: "Previous",
  next: "Next",
  progress: "Progress",
  at: "{{time}} of {{total}}",
  mode: "Repeat: {{mode}}",
  modes: { "0": "the whole list", "1": "this one", none: "nothing" },
  list: "Playlist, speed and sleep timer",
  speed: "Speed",
  sleep: "Stop",
  sleeps: { off: "not by itself", minutes: "in {{minutes}} minutes", end: "after this one" },
  close: "Close the player",
  background: "Listen in the background",
  listen: "Listen: {{title}}",
  notices: { none: "No audio available", failed: "Sorry, this audio could not be found" },
} satisfies typeof audioZh;
