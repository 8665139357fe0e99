/** The cut stream below ../media/live: the same picture and sound at two rates, in numbered segments. */

export interface Rung {
  /** The folder of its segments, and its name in every address. */
  name: string;
  width: number;
  height: number;
  /** Bits per second that no segment exceeds; the script that cuts them sees to it. */
  bandwidth: number;
}

export const rungs: readonly Rung[] = [
  { name: "180p", width: 320, height: 180, bandwidth: 120_000 },
  { name: "90p", width: 160, height: 90, bandwidth: 80_000 },
];

export const segmentSeconds = 3;
export const segmentCount = 9;
/** On disk; `.ts`, as it goes out, is another language in this house. */
export const storedEnding = "mpegts";
/** H.264 constrained baseline 1.3 and AAC-LC. */
export const codecs = "avc1.42c00d,mp4a.40.2";
export const framesPerSecond = 15;
