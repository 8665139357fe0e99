/** Speaks the scripts sentence by sentence with espeak-ng, and times every sentence for its caption. */
import { execFileSync } from "node:child_process";
import { customPinyin, pinyin } from "pinyin-pro";
import type { Language, SpokenPiece } from "./scripts.ts";

export const SAMPLE_RATE = 22_050;

const LEAD_SECONDS = 0.9;
const GAP_SECONDS = 0.55;
const SILENCE = 0.004;
const PEAK = 0.72;

export interface Cue {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export interface Narration {
  readonly cues: readonly Cue[];
  readonly samples: Float32Array;
  readonly seconds: number;
}

const VOICES: Readonly<Record<Language, readonly string[]>> = {
  zh: ["-v", "cmn-latn-pinyin", "-s", "145", "-p", "42"],
  en: ["-v", "en-gb", "-s", "142", "-p", "40"],
};

const STOPS: Readonly<Record<string, string>> = {
  "，": ",",
  "、": ",",
  "。": ".",
  "？": "?",
  "；": ";",
};

/** Readings that the pinyin dictionary gets wrong in these texts. */
const READINGS: Readonly<Record<string, string>> = {
  撒种: "sǎ zhǒng",
  安静地听: "ān jìng de tīng",
  一件一件地: "yí jiàn yí jiàn de",
};

/** espeak-ng reads Chinese characters badly, and tone-numbered pinyin (neutral tone as 5) well. */
export function toPinyin(text: string): string {
  customPinyin(READINGS);
  const syllables = pinyin(text, { toneType: "num", type: "array" });
  return syllables
    .map((syllable) => STOPS[syllable] ?? syllable.replace(/0$/, "5"))
    .join(" ")
    .replace(/ ([,.?;])/g, "$1");
}

/** The samples of a mono 16-bit WAV stream, whose header length field espeak-ng leaves open on a pipe. */
function decodeWav(wav: Buffer): Float32Array {
  const data = wav.indexOf("data", 0, "latin1");
  if (data < 0 || wav.readUInt32LE(24) !== SAMPLE_RATE) {
    throw new Error(`espeak-ng did not answer with ${String(SAMPLE_RATE)} Hz sound`);
  }
  const start = data + 8;
  const samples = new Float32Array((wav.length - start) >> 1);
  return samples.map((_, i) => wav.readInt16LE(start + i * 2) / 32_768);
}

function trimSilence(samples: Float32Array): Float32Array {
  const first = samples.findIndex((s) => Math.abs(s) > SILENCE);
  const last = samples.findLastIndex((s) => Math.abs(s) > SILENCE);
  return samples.subarray(Math.max(0, first), last + 1);
}

function speak(text: string, language: Language): Float32Array {
  const words = language === "zh" ? toPinyin(text) : text;
  const wav = execFileSync("espeak-ng", [...VOICES[language], "--stdout", "--", words], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return trimSilence(decodeWav(wav));
}

function normalise(samples: Float32Array): void {
  const loudest = samples.reduce((peak, s) => Math.max(peak, Math.abs(s)), 0);
  samples.forEach((s, i) => (samples[i] = (s * PEAK) / Math.max(loudest, SILENCE)));
}

/** Lays the sentences one after another; the piece lasts at least `atLeast` seconds. */
export function narrate(piece: SpokenPiece, atLeast: number, tailSeconds: number): Narration {
  const cues: Cue[] = [];
  const parts: { at: number; samples: Float32Array }[] = [];
  let clock = LEAD_SECONDS;
  for (const text of piece.sentences) {
    const samples = speak(text, piece.language);
    const to = clock + samples.length / SAMPLE_RATE;
    parts.push({ at: Math.round(clock * SAMPLE_RATE), samples });
    cues.push({ from: clock, to, text });
    clock = to + GAP_SECONDS;
  }
  const seconds = Math.max(atLeast, Math.ceil((clock - GAP_SECONDS + tailSeconds) * 5) / 5);
  const all = new Float32Array(Math.round(seconds * SAMPLE_RATE));
  for (const part of parts) all.set(part.samples, part.at);
  normalise(all);
  return { cues, samples: all, seconds };
}

/** A, E, A, C sharp and E in low octaves: [frequency, loudness, breaths per minute]. */
const CHORD: readonly (readonly [number, number, number])[] = [
  [110, 0.011, 4],
  [164.81, 0.009, 5],
  [220, 0.008, 6],
  [277.18, 0.005, 7],
  [329.63, 0.004, 5],
];

/** A very soft breathing chord under the speech. */
export function addPad(narration: Narration): void {
  const { samples, seconds } = narration;
  samples.forEach((speech, i) => {
    const t = i / SAMPLE_RATE;
    const fade = Math.min(1, t / 3, Math.max(0, seconds - t) / 3);
    let pad = 0;
    for (const [frequency, loudness, breaths] of CHORD) {
      const breath = 0.75 + 0.25 * Math.sin((2 * Math.PI * breaths * t) / 60);
      pad += Math.sin(2 * Math.PI * frequency * t) * loudness * breath;
    }
    samples[i] = speech + pad * fade;
  });
}

function stamp(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const pad = (n: number, width: number): string => String(n).padStart(width, "0");
  const clock = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60];
  return `${clock.map((n) => pad(Math.floor(n), 2)).join(":")}.${pad(ms % 1000, 3)}`;
}

export function toVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(
    (cue, i) => `${String(i + 1)}\n${stamp(cue.from)} --> ${stamp(cue.to)}\n${cue.text}\n`,
  );
  return ["WEBVTT\n", ...blocks].join("\n");
}
