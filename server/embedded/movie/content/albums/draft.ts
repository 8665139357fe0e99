/**
 * The albums are written as plain text, one shelf (category) at a time, and read into drafts here:
 *
 *   # Chinese title | English title | speaker id | flags (weekly, audio, video, both)
 *   Chinese introduction | English introduction
 *   - Chinese episode | English episode
 *   @lecture 约翰福音/John 1:1-18, 1:19-51; 诗篇/Psalm 1-3
 *
 * An @ line makes one episode per passage; "1-3" means the whole chapters 1, 2 and 3. The styles are
 * lecture (第1讲：…), plain (the passage alone), day (第1天：…), sundays <year> and dates <year>.
 */
import type { AlbumSeed, Bilingual, EpisodeSeed } from "../types.ts";
import { closings } from "./closings.ts";

export type AlbumDraft = Omit<AlbumSeed, "movid" | "recommend">;

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

function fields(line: string, least: number): string[] {
  const parts = line.split("|").map((part) => part.trim());
  if (parts.length < least || parts.slice(0, least).some((part) => part === "")) {
    throw new Error(`Content line needs ${least} fields: ${line}`);
  }
  return parts;
}

function pair(line: string): Bilingual {
  const bar = line.indexOf("|");
  const zh = line.slice(0, bar).trim();
  const en = line.slice(bar + 1).trim();
  if (bar < 0 || zh === "" || en === "") throw new Error(`Content line needs two texts: ${line}`);
  return { zh, en };
}

function episode(line: string): EpisodeSeed {
  if (!line.startsWith("- ")) throw new Error(`Not an episode: ${line}`);
  return { title: pair(line.slice(2)) };
}

/** One passage, such as "3", "3:16", "3:1-21" or "3:31-4:6", named in both languages. */
function passage(book: Bilingual, reference: string): Bilingual {
  const unit = book.zh === "诗篇" ? "篇" : "章";
  const en = `${book.en} ${reference}`;
  const [from = "", to] = reference.split("-");
  const [chapter = "", verse] = from.split(":");
  if (verse === undefined) return { zh: `${book.zh} ${chapter} ${unit}`, en };
  if (to === undefined) return { zh: `${book.zh} ${chapter} ${unit} ${verse} 节`, en };
  if (!to.includes(":")) return { zh: `${book.zh} ${chapter} ${unit} ${verse}-${to} 节`, en };
  const [lastChapter = "", lastVerse = ""] = to.split(":");
  return {
    zh: `${book.zh} ${chapter} ${unit} ${verse} 节至 ${lastChapter} ${unit} ${lastVerse} 节`,
    en,
  };
}

function passages(plan: string): Bilingual[] {
  return plan.split(";").flatMap((part) => {
    const match = /^\s*([^/]+)\/(.+?) (\d[\d:,\s-]*)$/.exec(part);
    if (!match) throw new Error(`Not a reading plan: ${part}`);
    const book = { zh: match[1] ?? "", en: match[2] ?? "" };
    return (match[3] ?? "").split(",").flatMap((piece) => {
      const reference = piece.trim();
      const range = /^(\d+)-(\d+)$/.exec(reference);
      if (!range) return [passage(book, reference)];
      const first = Number(range[1]);
      const count = Number(range[2]) - first + 1;
      return Array.from({ length: count }, (_, i) => passage(book, String(first + i)));
    });
  });
}

/** The dates of a year, every one or the Sundays only. */
function datesOf(year: number, sundaysOnly: boolean): Bilingual[] {
  const dates: Bilingual[] = [];
  const day = new Date(Date.UTC(year, 0, 1));
  for (; day.getUTCFullYear() === year; day.setUTCDate(day.getUTCDate() + 1)) {
    if (sundaysOnly && day.getUTCDay() !== 0) continue;
    const month = day.getUTCMonth();
    const date = day.getUTCDate();
    dates.push({ zh: `${month + 1}月${date}日`, en: `${date} ${MONTHS[month]}` });
  }
  return dates;
}

function planned(line: string): EpisodeSeed[] {
  const match = /^@(lecture|plain|day|sundays|dates)(?: (\d{4}))? (.+)$/.exec(line);
  if (!match) throw new Error(`Unknown directive: ${line}`);
  const style = match[1];
  const list = passages(match[3] ?? "");
  if (style === "plain") return list.map((title) => ({ title }));
  if (style === "lecture" || style === "day") {
    const [zh, en] = style === "lecture" ? ["讲", "Lecture"] : ["天", "Day"];
    return list.map((p, i) => ({
      title: { zh: `第${i + 1}${zh}：${p.zh}`, en: `${en} ${i + 1}: ${p.en}` },
    }));
  }
  const dates = datesOf(Number(match[2]), style === "sundays");
  if (dates.length !== list.length) {
    throw new Error(`${list.length} passages for ${dates.length} dates: ${line}`);
  }
  return list.map((p, i) => ({
    title: { zh: `${dates[i]?.zh}：${p.zh}`, en: `${dates[i]?.en}: ${p.en}` },
  }));
}

/** A one-sentence introduction is rounded off with a closing of its shelf. */
function completed(intro: Bilingual, category: number, index: number, count: number): Bilingual {
  if ((intro.zh.match(/[。！？]/g) ?? []).length > 1) return intro;
  const shelf = closings[category] ?? [];
  const closing = shelf[index % shelf.length];
  if (!closing) return intro;
  const fill = (text: string): string => text.replaceAll("{n}", String(count));
  return { zh: intro.zh + fill(closing.zh), en: `${intro.en} ${fill(closing.en)}` };
}

function draft(block: string, category: number, media: string, index: number): AlbumDraft {
  const [head = "", introLine = "", ...rest] = block.split("\n").filter((line) => line.trim());
  const [zh = "", en = "", speaker, ...flags] = fields(head, 3);
  const words = flags.join(" ").split(" ");
  const own = words.find((word) => ["audio", "video", "both"].includes(word)) ?? media;
  const episodes = rest.flatMap((line) => (line.startsWith("@") ? planned(line) : [episode(line)]));
  return {
    title: { zh, en },
    intro: completed(pair(introLine), category, index, episodes.length),
    categoryId: category,
    speakerId: Number(speaker),
    listsort: words.includes("weekly") ? 1 : 0,
    media: own as AlbumSeed["media"],
    episodes,
  };
}

/** Reads one shelf of albums; the media given is that of the albums that do not name their own. */
export function shelf(category: number, media: AlbumSeed["media"], text: string): AlbumDraft[] {
  return text
    .split(/^# /m)
    .slice(1)
    .map((block, index) => draft(block, category, media, index));
}
