/**
 * Cuts the stream of the live rooms into ./live, from the clips in ./files: the question of Psalm 121 in
 * Chinese, and John 1 in English. Run it with `npm run media:live`; a second run writes the same bytes.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  framesPerSecond,
  rungs,
  segmentCount,
  segmentSeconds,
  storedEnding,
  type Rung,
} from "../live/ladder.ts";

const CLIPS = join(import.meta.dirname, "files");
const SEGMENTS = join(import.meta.dirname, "live");
const LARGEST_TOTAL = 700_000;

/** Between sentences, and together exactly as long as the segments are. */
const CUTS = [
  { clip: "clip-1.mp4", from: 0, to: 13.2 },
  { clip: "clip-2.mp4", from: 3.4, to: 17.2 },
];
const SECONDS = segmentCount * segmentSeconds;
const FRAMES_PER_SEGMENT = String(segmentSeconds * framesPerSecond);

const PICTURE = ["-c:v", "libx264", "-profile:v", "baseline", "-level", "1.3"];
const PACE = ["-preset", "veryslow", "-tune", "animation", "-threads", "1", "-pix_fmt", "yuv420p"];
/** Every segment begins with a key frame, and with no other. */
const KEYS = ["-g", FRAMES_PER_SEGMENT, "-keyint_min", FRAMES_PER_SEGMENT, "-sc_threshold", "0"];
/** The same sound on every rung, so that nothing is heard when a player changes over. */
const SOUND = ["-c:a", "aac", "-ar", "16000", "-ac", "1", "-b:a", "24000"];
const PLAIN = ["-map_metadata", "-1", "-fflags", "+bitexact"];
const EXACT = ["-flags:v", "+bitexact", "-flags:a", "+bitexact"];
const HLS = ["-f", "hls", "-hls_time", String(segmentSeconds), "-hls_list_size", "0"];

const scratch = mkdtempSync(join(tmpdir(), "live-media-"));
rmSync(SEGMENTS, { recursive: true, force: true });
try {
  for (const rung of rungs) cut(rung);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
const sizes = rungs.map(check);
const total = sizes.reduce((sum, size) => sum + size, 0);
process.stdout.write(`${String(total)} bytes in all\n`);
if (total > LARGEST_TOTAL) throw new Error("the files are too large to commit");

function cut(rung: Rung): void {
  const into = join(SEGMENTS, rung.name);
  mkdirSync(into, { recursive: true });
  execFileSync(
    "ffmpeg",
    [
      ...["-hide_banner", "-loglevel", "error", "-nostdin", "-y"],
      ...CUTS.flatMap(({ clip }) => ["-i", join(CLIPS, clip)]),
      ...["-filter_complex", joined(rung), "-map", "[v]", "-map", "[a]"],
      ...["-t", String(SECONDS), "-r", String(framesPerSecond)],
      ...PICTURE,
      ...["-crf", "22", "-maxrate", String(rung.bandwidth / 2), "-bufsize", String(rung.bandwidth)],
      ...[...PACE, ...KEYS, ...SOUND, ...PLAIN, ...EXACT, ...HLS],
      ...[
        "-hls_segment_filename",
        join(into, `%d.${storedEnding}`),
        join(scratch, "playlist.m3u8"),
      ],
    ],
    { stdio: ["ignore", "inherit", "inherit"] },
  );
}

/** The cuts one after another, each faded in and out so that no seam clicks. */
function joined({ width, height }: Rung): string {
  const size = `scale=${String(width)}:${String(height)}:flags=lanczos+bitexact+accurate_rnd`;
  const parts = CUTS.map(({ from, to }, at) => {
    const span = `${String(from)}:${String(to)}`;
    const fades = `afade=d=0.15,afade=t=out:st=${String(to - from - 0.15)}:d=0.15`;
    const picture = `[${String(at)}:v]trim=${span},setpts=PTS-STARTPTS,${size}[v${String(at)}]`;
    const sound = `[${String(at)}:a]atrim=${span},asetpts=PTS-STARTPTS,${fades}[a${String(at)}]`;
    return `${picture};${sound}`;
  });
  const inputs = CUTS.map((_, at) => `[v${String(at)}][a${String(at)}]`).join("");
  return `${parts.join(";")};${inputs}concat=n=${String(CUTS.length)}:v=1:a=1[v][a]`;
}

/** What the segments of a rung weigh; they must be as many and as light as the playlists say. */
function check({ name, bandwidth }: Rung): number {
  const folder = join(SEGMENTS, name);
  const bytes = readdirSync(folder).map((file) => statSync(join(folder, file)).size);
  const most = (Math.max(...bytes) * 8) / segmentSeconds;
  process.stdout.write(
    `${name}: ${String(bytes.length)} segments, at most ${String(most)} bit/s\n`,
  );
  if (bytes.length !== segmentCount) throw new Error(`${name} has another number of segments`);
  if (most > bandwidth) throw new Error(`${name} exceeds its rate`);
  return bytes.reduce((sum, size) => sum + size, 0);
}
