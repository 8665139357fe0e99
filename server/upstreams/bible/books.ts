import type { Language } from "../../../app/urls/index.ts";

/** The 66 books in order: Chinese name and abbreviation, English name and abbreviation, chapters. */
const rows: readonly (readonly [string, string, string, string, number])[] = [
  ["创世记", "创", "Genesis", "Gen", 50],
  ["出埃及记", "出", "Exodus", "Exod", 40],
  ["利未记", "利", "Leviticus", "Lev", 27],
  ["民数记", "民", "Numbers", "Num", 36],
  ["申命记", "申", "Deuteronomy", "Deut", 34],
  ["约书亚记", "书", "Joshua", "Josh", 24],
  ["士师记", "士", "Judges", "Judg", 21],
  ["路得记", "得", "Ruth", "Ruth", 4],
  ["撒母耳记上", "撒上", "1 Samuel", "1Sam", 31],
  ["撒母耳记下", "撒下", "2 Samuel", "2Sam", 24],
  ["列王纪上", "王上", "1 Kings", "1Kgs", 22],
  ["列王纪下", "王下", "2 Kings", "2Kgs", 25],
  ["历代志上", "代上", "1 Chronicles", "1Chr", 29],
  ["历代志下", "代下", "2 Chronicles", "2Chr", 36],
  ["以斯拉记", "拉", "Ezra", "Ezra", 10],
  ["尼希米记", "尼", "Nehemiah", "Neh", 13],
  ["以斯帖记", "斯", "Esther", "Esth", 10],
  ["约伯记", "伯", "Job", "Job", 42],
  ["诗篇", "诗", "Psalms", "Ps", 150],
  ["箴言", "箴", "Proverbs", "Prov", 31],
  ["传道书", "传", "Ecclesiastes", "Eccl", 12],
  ["雅歌", "歌", "Song of Solomon", "Song", 8],
  ["以赛亚书", "赛", "Isaiah", "Isa", 66],
  ["耶利米书", "耶", "Jeremiah", "Jer", 52],
  ["耶利米哀歌", "哀", "Lamentations", "Lam", 5],
  ["以西结书", "结", "Ezekiel", "Ezek", 48],
  ["但以理书", "但", "Daniel", "Dan", 12],
  ["何西阿书", "何", "Hosea", "Hos", 14],
  ["约珥书", "珥", "Joel", "Joel", 3],
  ["阿摩司书", "摩", "Amos", "Amos", 9],
  ["俄巴底亚书", "俄", "Obadiah", "Obad", 1],
  ["约拿书", "拿", "Jonah", "Jonah", 4],
  ["弥迦书", "弥", "Micah", "Mic", 7],
  ["那鸿书", "鸿", "Nahum", "Nah", 3],
  ["哈巴谷书", "哈", "Habakkuk", "Hab", 3],
  ["西番雅书", "番", "Zephaniah", "Zeph", 3],
  ["哈该书", "该", "Haggai", "Hag", 2],
  ["撒迦利亚书", "亚", "Zechariah", "Zech", 14],
  ["玛拉基书", "玛", "Malachi", "Mal", 4],
  ["马太福音", "太", "Matthew", "Matt", 28],
  ["马可福音", "可", "Mark", "Mark", 16],
  ["路加福音", "路", "Luke", "Luke", 24],
  ["约翰福音", "约", "John", "John", 21],
  ["使徒行传", "徒", "Acts", "Acts", 28],
  ["罗马书", "罗", "Romans", "Rom", 16],
  ["哥林多前书", "林前", "1 Corinthians", "1Cor", 16],
  ["哥林多后书", "林后", "2 Corinthians", "2Cor", 13],
  ["加拉太书", "加", "Galatians", "Gal", 6],
  ["以弗所书", "弗", "Ephesians", "Eph", 6],
  ["腓利比书", "腓", "Philippians", "Phil", 4],
  ["歌罗西书", "西", "Colossians", "Col", 4],
  ["帖撒罗尼迦前书", "帖前", "1 Thessalonians", "1Thess", 5],
  ["帖撒罗尼迦后书", "帖后", "2 Thessalonians", "2Thess", 3],
  ["提摩太前书", "提前", "1 Timothy", "1Tim", 6],
  ["提摩太后书", "提后", "2 Timothy", "2Tim", 4],
  ["提多书", "多", "Titus", "Titus", 3],
  ["腓利门书", "门", "Philemon", "Phlm", 1],
  ["希伯来书", "来", "Hebrews", "Heb", 13],
  ["雅各书", "雅", "James", "Jas", 5],
  ["彼得前书", "彼前", "1 Peter", "1Pet", 5],
  ["彼得后书", "彼后", "2 Peter", "2Pet", 3],
  ["约翰一书", "约一", "1 John", "1John", 5],
  ["约翰二书", "约二", "2 John", "2John", 1],
  ["约翰三书", "约三", "3 John", "3John", 1],
  ["犹大书", "犹", "Jude", "Jude", 1],
  ["启示录", "启", "Revelation", "Rev", 22],
];

export interface Book {
  /** 1 to 66. */
  volume: number;
  zh: string;
  zhShort: string;
  en: string;
  enShort: string;
  chapters: number;
}

export const books: readonly Book[] = rows.map(([zh, zhShort, en, enShort, chapters], index) => ({
  volume: index + 1,
  zh,
  zhShort,
  en,
  enShort,
  chapters,
}));

/** The type groups in their order, numbered from 1, each a run of books (docs/rules.md, bible 10). */
export const groups = [
  { name: "new", from: 40, to: 66 },
  { name: "old", from: 1, to: 39 },
  { name: "moxi", from: 1, to: 5 },
  { name: "history", from: 6, to: 17 },
  { name: "poem", from: 18, to: 22 },
  { name: "big", from: 23, to: 27 },
  { name: "small", from: 28, to: 39 },
  { name: "four", from: 40, to: 43 },
  { name: "church", from: 44, to: 44 },
  { name: "paul", from: 45, to: 57 },
  { name: "other", from: 58, to: 65 },
  { name: "revelation", from: 66, to: 66 },
] as const;

/** What a language calls a book. */
export const bookNameIn: Record<Language, (book: Book) => string> = {
  "zh-CN": ({ zh }) => zh,
  "en-US": ({ en }) => en,
};

export const bookOf = (volume: number): Book | null => books[volume - 1] ?? null;

export interface Place {
  volume: number;
  chapter: number;
}

/** The chapter before or after, over the edges of books; null at the ends of the Bible (docs/rules.md, bible 8). */
export function neighbour({ volume, chapter }: Place, step: 1 | -1): Place | null {
  const book = bookOf(volume);
  if (book === null) return null;
  const next = chapter + step;
  if (next >= 1 && next <= book.chapters) return { volume, chapter: next };
  const other = bookOf(volume + step);
  if (other === null) return null;
  return { volume: other.volume, chapter: step === 1 ? 1 : other.chapters };
}
