import { z } from "zod";
import { text, type Words } from "../records.ts";

/** "3", "3:16", "3:1-21" or "3:31-4:6", with commas between; "1-3" is the whole chapters 1, 2 and 3. */
const reference = /^\d+(:\d+)?(-\d+(:\d+)?)?$/;
const places = z.coerce
  .string()
  .transform((at) => at.split(",").map((place) => place.trim()))
  .refine((at) => at.every((place) => reference.test(place)), "Not chapters and verses");
const passage = z.strictObject({ zh: text, en: text, at: places });
const plan = z.strictObject({
  titles: z.enum(["plain", "lecture", "day", "sundays", "dates"]),
  year: z.int().optional(),
  passages: z.array(passage).min(1),
});

/** The titles of episodes that read the Bible in order: the passage, after a number or a date of `year`. */
export const readings = plan.transform(({ titles, year, passages }, context): Words[] => {
  const names = passages.flatMap(namesOf);
  if (titles === "plain") return names;
  const heads =
    titles === "lecture" || titles === "day"
      ? names.map((_, place) => numbered[titles](place + 1))
      : datesOf(year ?? 0, titles === "sundays");
  if (heads.length !== names.length) {
    context.addIssue(`${names.length} passages for ${heads.length} dates of ${year}`);
    return z.NEVER;
  }
  return names.map(({ zh, en }, place) => ({
    zh: `${heads[place]?.zh}：${zh}`,
    en: `${heads[place]?.en}: ${en}`,
  }));
});

const numbered = {
  lecture: (number: number) => ({ zh: `第${number}讲`, en: `Lecture ${number}` }),
  day: (number: number) => ({ zh: `第${number}天`, en: `Day ${number}` }),
};

function namesOf({ zh, en, at }: z.infer<typeof passage>): Words[] {
  const book = { zh, en };
  return at.flatMap((place) => {
    const range = /^(\d+)-(\d+)$/.exec(place);
    if (range === null) return [nameOf(book, place)];
    const [first, last] = [Number(range[1]), Number(range[2])];
    return Array.from({ length: last - first + 1 }, (_, more) => nameOf(book, `${first + more}`));
  });
}

function nameOf(book: Words, place: string): Words {
  const unit = book.zh === "诗篇" ? "篇" : "章";
  const [from = "", to = ""] = place.split("-");
  const verses = to.includes(":") ? `${told(from, unit)}至 ${told(to, unit)}` : told(place, unit);
  return { zh: `${book.zh} ${verses}`, en: `${book.en} ${place}` };
}

/** "3:16" as "3 章 16 节". */
function told(place: string, unit: string): string {
  const [chapter, verses] = place.split(":");
  return verses === undefined ? `${chapter} ${unit}` : `${chapter} ${unit} ${verses} 节`;
}

const monthName = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" });

/** The dates of a year, every one or the Sundays only. */
function datesOf(year: number, sundaysOnly: boolean): Words[] {
  const months = Array.from({ length: 12 }, (_, at) => monthName.format(Date.UTC(year, at)));
  const dates: Words[] = [];
  const day = new Date(Date.UTC(year, 0, 1));
  for (; day.getUTCFullYear() === year; day.setUTCDate(day.getUTCDate() + 1)) {
    if (sundaysOnly && day.getUTCDay() !== 0) continue;
    const [month, date] = [day.getUTCMonth(), day.getUTCDate()];
    dates.push({ zh: `${month + 1}月${date}日`, en: `${date} ${months[month]}` });
  }
  return dates;
}
