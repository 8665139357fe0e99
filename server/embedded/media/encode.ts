/** Everything this folder asks of ffmpeg: keeping frames and sound, and encoding them for the web. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { FRAMES_PER_SECOND, HEIGHT, WIDTH, renderFrame, type Scene } from "./frames.ts";
import { SAMPLE_RATE, type Narration } from "./speech.ts";

/** What each clip should weigh, sound included, and how much of its rate is sound and container. */
const WEBM = { bytes: 101_000, soundRate: 16_000, wrapping: 2_500 };
const MP4 = { bytes: 112_000, soundRate: 20_000, wrapping: 3_500 };

const QUIET = ["-hide_banner", "-loglevel", "error", "-nostdin", "-y"];
/** Leaves out dates, versions and random identifiers, so that a second run writes the same bytes. */
const PLAIN = [
  "-map_metadata",
  "-1",
  "-fflags",
  "+bitexact",
  "-flags:v",
  "+bitexact",
  "-flags:a",
  "+bitexact",
];

function ffmpeg(args: readonly string[], input?: Uint8Array): void {
  execFileSync("ffmpeg", [...QUIET, ...args], {
    stdio: [input ? "pipe" : "ignore", "inherit", "inherit"],
    ...(input ? { input } : {}),
  });
}

export function missingTools(): string[] {
  const tools = [
    ["ffmpeg", "-version"],
    ["espeak-ng", "--version"],
  ] as const;
  return tools.flatMap(([tool, flag]) => {
    try {
      execFileSync(tool, [flag], { stdio: "ignore" });
      return [];
    } catch {
      return [tool];
    }
  });
}

const soundPath = (id: string, scratch: string): string => join(scratch, `${id}.wav`);
const picturePath = (id: string, scratch: string): string => join(scratch, `${id}.mkv`);

/** Softens the machine's edge a little and keeps the result as a WAV for the encoders. */
export function writeSound(narration: Narration, id: string, scratch: string): void {
  const { buffer, byteOffset, byteLength } = narration.samples;
  const raw = ["-f", "f32le", "-ar", String(SAMPLE_RATE), "-ac", "1", "-i", "pipe:0"];
  const tone = "highpass=f=70,lowpass=f=7200,aecho=0.9:0.55:38|61:0.13|0.08,alimiter=limit=0.9";
  ffmpeg(
    [...raw, "-af", tone, soundPath(id, scratch)],
    new Uint8Array(buffer, byteOffset, byteLength),
  );
}

/** Draws every frame once into a lossless file that both encoders then read. */
export async function writePicture(
  scene: Scene,
  seconds: number,
  id: string,
  scratch: string,
): Promise<void> {
  const to = picturePath(id, scratch);
  const size = `${String(WIDTH)}x${String(HEIGHT)}`;
  const raw = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", size, "-r", String(FRAMES_PER_SECOND)];
  const colour = ["-vf", "scale=out_color_matrix=bt709:out_range=tv", "-pix_fmt", "yuv420p"];
  const encoder = spawn(
    "ffmpeg",
    [
      ...QUIET.filter((flag) => flag !== "-nostdin"),
      ...raw,
      "-i",
      "pipe:0",
      ...colour,
      "-c:v",
      "ffv1",
      to,
    ],
    { stdio: ["pipe", "inherit", "inherit"] },
  );
  const ended = once(encoder, "close");
  const count = Math.round(seconds * FRAMES_PER_SECOND);
  const frames = function* () {
    for (let n = 0; n < count; n += 1) yield renderFrame(scene, n / FRAMES_PER_SECOND, seconds);
  };
  await Promise.all([pipeline(frames, encoder.stdin), ended]);
  if (encoder.exitCode !== 0) throw new Error(`ffmpeg could not keep the frames of ${to}`);
}

const BT709 = [
  "-colorspace",
  "bt709",
  "-color_primaries",
  "bt709",
  "-color_trc",
  "bt709",
  "-color_range",
  "tv",
];

export function encodeClip(id: string, seconds: number, scratch: string, into: string): void {
  const rate = (aim: typeof WEBM): string =>
    String(Math.round((aim.bytes * 8) / seconds - aim.soundRate - aim.wrapping));
  const picture = picturePath(id, scratch);
  const sound = soundPath(id, scratch);
  const log = ["-passlogfile", join(scratch, id)];
  const vp9 = [
    "-c:v",
    "libvpx-vp9",
    "-b:v",
    rate(WEBM),
    "-g",
    "400",
    "-threads",
    "1",
    "-auto-alt-ref",
    "1",
  ];
  const vp9Pace = ["-lag-in-frames", "25", "-deadline", "good", "-aq-mode", "0", ...BT709];
  const h264 = [
    "-c:v",
    "libx264",
    "-preset",
    "veryslow",
    "-tune",
    "animation",
    "-b:v",
    rate(MP4),
    "-g",
    "400",
    "-threads",
    "1",
    ...BT709,
  ];
  const nowhere = ["-an", "-f", "null", "-"];
  const opus = ["-c:a", "libopus", "-b:a", String(WEBM.soundRate), "-application", "voip"];
  const aac = [
    "-c:a",
    "aac",
    "-ar",
    "16000",
    "-b:a",
    String(MP4.soundRate),
    "-movflags",
    "+faststart",
  ];
  const from = ["-i", picture, "-i", sound];
  ffmpeg(["-i", picture, ...vp9, ...vp9Pace, "-cpu-used", "3", "-pass", "1", ...log, ...nowhere]);
  ffmpeg([
    ...from,
    ...vp9,
    ...vp9Pace,
    "-cpu-used",
    "1",
    "-pass",
    "2",
    ...log,
    ...opus,
    ...PLAIN,
    join(into, `${id}.webm`),
  ]);
  ffmpeg(["-i", picture, ...h264, "-pass", "1", ...log, ...nowhere]);
  ffmpeg([...from, ...h264, "-pass", "2", ...log, ...aac, ...PLAIN, join(into, `${id}.mp4`)]);
}

export function encodeTalk(id: string, scratch: string, into: string): void {
  const sound = soundPath(id, scratch);
  ffmpeg(["-i", sound, "-c:a", "libmp3lame", "-b:a", "32k", ...PLAIN, join(into, `${id}.mp3`)]);
  const opus = ["-c:a", "libopus", "-b:a", "24k", "-application", "voip"];
  ffmpeg(["-i", sound, ...opus, ...PLAIN, join(into, `${id}.opus`)]);
}
