export interface Book {
  /** 1 to 66. */
  volume: number;
  zh: string;
  /** 创, 太: as the book is named in a reference. */
  tag: string;
  en: string;
  /** The OSIS name in small letters. */
  path: string;
  chapters: number;
}

const rows: readonly (readonly [
  zh: string,
  tag: string,
  en: string,
  path: string,
  chapters: number,
])[] = [
  ["创世记", "创", "Genesis", "gen", 50],
  ["出埃及记", "出", "Exodus", "exod", 40],
  ["利未记", "利", "Leviticus", "lev", 27],
  ["民数记", "民", "Numbers", "num", 36],
  ["申命记", "申", "Deuteronomy", "deut", 34],
  ["约书亚记", "书", "Joshua", "josh", 24],
  ["士师记", "士", "Judges", "judg", 21],
  ["路得记", "得", "Ruth", "ruth", 4],
  ["撒母耳记上", "撒上", "1 Samuel", "1sam", 31],
  ["撒母耳记下", "撒下", "2 Samuel", "2sam", 24],
  ["列王纪上", "王上", "1 Kings", "1kgs", 22],
  ["列王纪下", "王下", "2 Kings", "2kgs", 25],
  ["历代志上", "代上", "1 Chronicles", "1chr", 29],
  ["历代志下", "代下", "2 Chronicles", "2chr", 36],
  ["以斯拉记", "拉", "Ezra", "ezra", 10],
  ["尼希米记", "尼", "Nehemiah", "neh", 13],
  ["以斯帖记", "斯", "Esther", "esth", 10],
  ["约伯记", "伯", "Job", "job", 42],
  ["诗篇", "诗", "Psalms", "ps", 150],
  ["箴言", "箴", "Proverbs", "prov", 31],
  ["传道书", "传", "Ecclesiastes", "eccl", 12],
  ["雅歌", "歌", "Song of Solomon", "song", 8],
  ["以赛亚书", "赛", "Isaiah", "isa", 66],
  ["耶利米书", "耶", "Jeremiah", "jer", 52],
  ["耶利米哀歌", "哀", "Lamentations", "lam", 5],
  ["以西结书", "结", "Ezekiel", "ezek", 48],
  ["但以理书", "但", "Daniel", "dan", 12],
  ["何西阿书", "何", "Hosea", "hos", 14],
  ["约珥书", "珥", "Joel", "joel", 3],
  ["阿摩司书", "摩", "Amos", "amos", 9],
  ["俄巴底亚书", "俄", "Obadiah", "obad", 1],
  ["约拿书", "拿", "Jonah", "jonah", 4],
  ["弥迦书", "弥", "Micah", "mic", 7],
  ["那鸿书", "鸿", "Nahum", "nah", 3],
  ["哈巴谷书", "哈", "Habakkuk", "hab", 3],
  ["西番雅书", "番", "Zephaniah", "zeph", 3],
  ["哈该书", "该", "Haggai", "hag", 2],
  ["撒迦利亚书", "亚", "Zechariah", "zech", 14],
  ["玛拉基书", "玛", "Malachi", "mal", 4],
  ["马太福音", "太", "Matthew", "matt", 28],
  ["马可福音", "可", "Mark", "mark", 16],
  ["路加福音", "路", "Luke", "luke", 24],
  ["约翰福音", "约", "John", "john", 21],
  ["使徒行传", "徒", "Acts", "acts", 28],
  ["罗马书", "罗", "Romans", "rom", 16],
  ["哥林多前书", "林前", "1 Corinthians", "1cor", 16],
  ["哥林多后书", "林后", "2 Corinthians", "2cor", 13],
  ["加拉太书", "加", "Galatians", "gal", 6],
  ["以弗所书", "弗", "Ephesians", "eph", 6],
  ["腓利比书", "腓", "Philippians", "phil", 4],
  ["歌罗西书", "西", "Colossians", "col", 4],
  ["帖撒罗尼迦前书", "帖前", "1 Thessalonians", "1thess", 5],
  ["帖撒罗尼迦后书", "帖后", "2 Thessalonians", "2thess", 3],
  ["提摩太前书", "提前", "1 Timothy", "1tim", 6],
  ["提摩太后书", "提后", "2 Timothy", "2tim", 4],
  ["提多书", "多", "Titus", "titus", 3],
  ["腓利门书", "门", "Philemon", "phlm", 1],
  ["希伯来书", "来", "Hebrews", "heb", 13],
  ["雅各书", "雅", "James", "jas", 5],
  ["彼得前书", "彼前", "1 Peter", "1pet", 5],
  ["彼得后书", "彼后", "2 Peter", "2pet", 3],
  ["约翰一书", "约一", "1 John", "1john", 5],
  ["约翰二书", "约二", "2 John", "2john", 1],
  ["约翰三书", "约三", "3 John", "3john", 1],
  ["犹大书", "犹", "Jude", "jude", 1],
  ["启示录", "启", "Revelation", "rev", 22],
];

/** The 66 books in canon order. */
export const books: readonly Book[] = rows.map(([zh, tag, en, path, chapters], place) => ({
  volume: place + 1,
  zh,
  tag,
  en,
  path,
  chapters,
}));
