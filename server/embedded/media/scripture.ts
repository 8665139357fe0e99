/**
 * Speaks a few chapters of the Bible, verse by verse, into ./scripture: mp3 as the Bible host's addresses name it,
 * and WebVTT with one cue for each verse. Every file says that it is computer speech. Run it with
 * `npm run media:scripture`; it reads the texts where the embedded Bible host reads them.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { customPinyin } from "pinyin-pro";
import { packaged, readSelection } from "../bible/sources.ts";
import { missingTools, writeSound } from "./encode.ts";
import { SAMPLE_RATE, toPinyin, toVtt, type Cue } from "./speech.ts";

const FILES = join(import.meta.dirname, "scripture");
const LARGEST_TOTAL = 2_500_000;
const NOTICE = "Computer speech (espeak-ng)";
const LEAD_SECONDS = 0.4;
const GAP_SECONDS = 0.45;
const PEAK = 0.72;

type Language = "zh" | "en";

/** Chapters whole, or their beginning, to keep the repository small. The further voices read one psalm. */
const READINGS = [
  { volume: 1, chapter: 1, to: 5, voices: [0] },
  { volume: 19, chapter: 23, to: 6, voices: [0, 1, 2] },
  { volume: 19, chapter: 121, to: 8, voices: [0] },
  { volume: 43, chapter: 3, to: 21, voices: [0] },
];

/** Speed and pitch: plain; lower and slower in the drama's place; higher in the children's. */
const VOICES = [
  ["-s", "150", "-p", "42"],
  ["-s", "135", "-p", "22"],
  ["-s", "150", "-p", "78"],
];
const SPEAKERS: Record<Language, string> = { zh: "cmn-latn-pinyin", en: "en-gb" };

/** Readings that the pinyin dictionary gets wrong in these verses; 那里 is what is written 哪里 today. */
customPinyin({
  神差他: "shén chāi tā",
  倒爱: "dào ài",
  随着意思: "suí zhe yì si",
  从那里来: "cóng nǎ lǐ lái",
  往那里去: "wǎng nǎ lǐ qù",
  死荫: "sǐ yīn",
  为昼: "wéi zhòu",
  为夜: "wéi yè",
});

/** The reading is for ears: translators' notes and the brackets of titles go, and marks that the pinyin table has no pause for become ones it has. */
function spoken(text: string, language: Language): string {
  if (language === "en") return text;
  const heard = text.replace(/(?!^)〔[^〕]*〕/g, "").replace(/[〔〕]/g, "");
  return toPinyin(heard.replace(/[！：]/g, "。"));
}

function speak(text: string, language: Language, voice: number, scratch: string): Float32Array {
  const path = join(scratch, "verse.wav");
  const how = ["-v", SPEAKERS[language], ...(VOICES[voice] ?? [])];
  execFileSync("espeak-ng", [...how, "-w", path, "--", spoken(text, language)]);
  const args = ["-loglevel", "error", "-i", path, "-f", "f32le", "-ac", "1", "pipe:1"];
  const raw = execFileSync("ffmpeg", args, { maxBuffer: 256 * 1024 * 1024 });
  const samples = new Float32Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.length));
  const loud = (sample: number): boolean => Math.abs(sample) > 0.004;
  return samples.subarray(Math.max(0, samples.findIndex(loud)), samples.findLastIndex(loud) + 1);
}

/** Lays the verses one after another; a cue lasts exactly as long as its verse. */
function narrate(verses: string[], language: Language, voice: number, scratch: string) {
  const parts = verses.map((text) => ({ text, samples: speak(text, language, voice, scratch) }));
  const cues: Cue[] = [];
  let clock = LEAD_SECONDS;
  for (const { text, samples } of parts) {
    const to = clock + samples.length / SAMPLE_RATE;
    cues.push({ from: clock, to, text });
    clock = to + GAP_SECONDS;
  }
  const all = new Float32Array(Math.ceil(clock * SAMPLE_RATE));
  parts.forEach(({ samples }, at) =>
    all.set(samples, Math.round((cues[at]?.from ?? 0) * SAMPLE_RATE)),
  );
  const loudest = all.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0.01);
  return { cues, samples: all.map((sample) => (sample * PEAK) / loudest), seconds: clock };
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function encode(from: string, to: string, title: string): void {
  mkdirSync(dirname(to), { recursive: true });
  const tags = ["-metadata", `title=${title}`, "-metadata", `comment=${NOTICE}`];
  const plain = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:a", "+bitexact"];
  const sound = ["-c:a", "libmp3lame", "-ar", "22050", "-ac", "1", "-b:a", "24k"];
  execFileSync("ffmpeg", ["-loglevel", "error", "-y", "-i", from, ...sound, ...plain, ...tags, to]);
}

const missing = missingTools();
if (missing.length > 0) throw new Error(`install ${missing.join(" and ")}, then run this again`);
rmSync(FILES, { recursive: true, force: true });
const scratch = mkdtempSync(join(tmpdir(), "scripture-"));
const texts = { zh: [...readSelection()], en: [...(packaged["kjv"]?.() ?? [])] };
const index: object[] = [];
let total = 0;
for (const language of ["zh", "en"] as const) {
  const folder = language === "en" ? "en/" : "";
  for (const { volume, chapter, to, voices } of READINGS) {
    const verses = texts[language]
      .filter((one) => one.volume === volume && one.chapter === chapter && one.verse <= to)
      .map(({ text }) => text);
    for (const audioVersion of voices) {
      const { cues, samples, seconds } = narrate(verses, language, audioVersion, scratch);
      writeSound({ cues, samples, seconds }, "chapter", scratch);
      const path = `audio/${folder}${audioVersion}/${volume}/${chapter}.mp3`;
      encode(join(scratch, "chapter.wav"), join(FILES, path), `${volume}:${chapter} 1-${to}`);
      if (audioVersion === 0) {
        const vtt = toVtt(cues).replace("WEBVTT\n", `WEBVTT\n\nNOTE ${NOTICE}\n`);
        write(join(FILES, `subtitles/${folder}${volume}/${chapter}.vtt`), vtt);
      }
      const bytes = statSync(join(FILES, path)).size;
      total += bytes;
      index.push({ path, verses: verses.length, seconds: Math.round(seconds), voice: NOTICE });
    }
  }
}
write(join(FILES, "audio/index.json"), `${JSON.stringify(index, null, 2)}\n`);
rmSync(scratch, { recursive: true });
process.stdout.write(`${index.length} recordings, ${total} bytes\n`);
if (total > LARGEST_TOTAL) throw new Error("the files are too large to commit");
