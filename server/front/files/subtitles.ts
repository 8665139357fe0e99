/** Lasts until the next line, or this long behind the last one. */
const lastSeconds = 10;
const longestLine = 2_000;
const mostTimes = 10;

interface Line {
  at: number;
  text: string;
}

/** Subtitles as browsers read them: WebVTT passes, LRC is turned into it, its lines numbered like verses. */
export function toWebVtt(raw: string): string {
  const text = raw.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  if (text.startsWith("WEBVTT")) return text;
  const lines = text
    .split("\n")
    .flatMap(lineOf)
    .sort((a, b) => a.at - b.at);
  const cues = lines.map(({ at, text: words }, index) => {
    const end = lines[index + 1]?.at ?? at + lastSeconds;
    return `${index + 1}\n${clock(at)} --> ${clock(end)}\n${words}\n`;
  });
  return ["WEBVTT\n", ...cues].join("\n");
}

/** `[01:02.50]words`, with one time or several. A line longer than any verse is none. */
function lineOf(line: string): Line[] {
  if (line.length > longestLine) return [];
  const words = line
    .replace(/\[[^[\]]*\]/g, "")
    .replaceAll("-->", "→")
    .trim();
  if (words === "") return [];
  return [...line.matchAll(/\[(\d{1,3}):(\d{1,2}(?:[.:]\d{1,3})?)\]/g)]
    .slice(0, mostTimes)
    .map(([, minutes, seconds]) => ({
      at: Number(minutes) * 60 + Number(seconds?.replace(":", ".")),
      text: words,
    }));
}

function clock(seconds: number): string {
  const pad = (value: number, length = 2) => String(value).padStart(length, "0");
  const whole = Math.floor(seconds);
  const milliseconds = Math.round((seconds - whole) * 1000);
  return `${pad(Math.floor(whole / 3600))}:${pad(Math.floor(whole / 60) % 60)}:${pad(whole % 60)}.${pad(milliseconds, 3)}`;
}
