import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { Refusal, type EmbeddedCall } from "../host.ts";

type Row = Record<string, unknown>;
type Lang = EmbeddedCall["lang"];

const orders: Record<string, string> = {
  addtimeOrder: "addtime DESC",
  edittimeOrder: "edittime DESC",
  hitsOrder: "hits DESC",
};

const select = `
  SELECT a.*, a.base_hits + COALESCE(h.count, 0) AS hits,
    s.name_zh AS speaker_zh, s.name_en AS speaker_en,
    c.name_zh AS category_zh, c.name_en AS category_en
  FROM movie_album a
  JOIN movie_speaker s ON s.id = a.speaker_id
  JOIN movie_category c ON c.id = a.category_id
  LEFT JOIN hit h ON h.ac = 'movie' AND h.id = a.movid`;

/** The album calls. Counts go out as strings and empty things as `[]`, as PHP hosts do. */
export function albumCalls(db: DatabaseSync) {
  function rows(where: string, values: SQLInputValue[], tail = ""): Row[] {
    return db.prepare(`${select} ${where} ${tail}`).all(...values);
  }

  function index({ query, lang }: EmbeddedCall) {
    const limit = bounded(query.get("limit"), 32, 100);
    const page = bounded(query.get("page"), 1, 10_000);
    const offset = query.has("paginate") ? (page - 1) * limit : whole(query.get("offset"));
    const { where, values } = filter(query);
    const order = Object.keys(orders).find((name) => query.has(name));
    const sort = order === undefined ? "a.movid" : orders[order];
    const tail = `ORDER BY ${sort}, a.movid DESC LIMIT ? OFFSET ?`;
    const data = rows(where, [...values, limit, offset], tail).map((row) => item(row, lang));
    if (!query.has("paginate")) return data;
    const count = db.prepare(`SELECT COUNT(*) AS n FROM movie_album a ${where}`).get(...values);
    return { data, current_page: page, total: String(count?.["n"]) };
  }

  function search({ query, lang }: EmbeddedCall) {
    // SQLite ends a text at its first NUL, in the middle of a quoted phrase too.
    const words = (query.get("kw") ?? "").replaceAll("\0", " ").trim().slice(0, 100);
    if (words === "") return { count: 0, list: [] };
    const type = bounded(query.get("type"), 1, 3);
    const limit = bounded(query.get("limit"), 20, 100);
    const offset = (bounded(query.get("page"), 1, 10_000) - 1) * limit;
    // The trigram index needs three characters; Chinese words often have two.
    const long = [...words].length > 2;
    const where = `WHERE a.movid IN (SELECT movid FROM movie_search WHERE kind = ? AND ${
      long ? "text MATCH ?" : "text LIKE ? ESCAPE '\\'"
    })`;
    const term = long
      ? `"${words.replaceAll('"', '""')}"`
      : `%${words.replace(/[\\%_]/g, "\\$&")}%`;
    const count = db.prepare(`SELECT COUNT(*) AS n FROM movie_album a ${where}`).get(type, term);
    // What says the words in its title comes before what says them anywhere else.
    const titled = `ORDER BY instr(lower(a.title_zh || ' ' || a.title_en), lower(?)) > 0 DESC, hits DESC`;
    const found = rows(where, [type, term, words, limit, offset], `${titled} LIMIT ? OFFSET ?`);
    return { count: count?.["n"] ?? 0, list: found.map((row) => item(row, lang)) };
  }

  function detail({ query, lang }: EmbeddedCall) {
    const [row] = rows("WHERE a.movid = ?", [whole(query.get("movid"))]);
    if (row === undefined) throw new Refusal(0, "专辑不存在");
    const episodes = db
      .prepare("SELECT * FROM movie_episode WHERE movid = ? ORDER BY urlid")
      .all(whole(query.get("movid")));
    return {
      ...item(row, lang),
      category: { id: row["category_id"], name: row[`category_${lang}`] },
      url_list: episodes.map((one) => ({ urlid: one["urlid"], title: one[`title_${lang}`] })),
    };
  }

  return {
    "GET api/tv.movie/index": index,
    "GET api/tv.movie/search": search,
    "GET api/tv.movie/detail": detail,
  };
}

/** An album as lists show it. */
export function albumItem(db: DatabaseSync, movid: number, lang: Lang) {
  const row = db.prepare(`${select} WHERE a.movid = ?`).get(movid);
  return row === undefined ? null : item(row, lang);
}

function item(row: Row, lang: Lang) {
  return {
    movid: row["movid"],
    title: row[`title_${lang}`],
    thumb: `/poster/${String(row["movid"])}.svg?lang=${lang}`,
    speaker: row[`speaker_${lang}`],
    speaker_id: row["speaker_id"],
    category_id: row["category_id"],
    listsort: String(row["listsort"]),
    description: row[`intro_${lang}`],
    hits: String(row["hits"]),
    url_count: row["url_count"],
    addtime: row["addtime"],
    edittime: row["edittime"],
  };
}

/** A category counts with its children; a search for nothing is everything. */
function filter(query: URLSearchParams): { where: string; values: SQLInputValue[] } {
  const parts: string[] = [];
  const values: SQLInputValue[] = [];
  const category = whole(query.get("category_id"));
  if (category > 0) {
    parts.push(
      "(a.category_id = ? OR a.category_id IN (SELECT id FROM movie_category WHERE parent_id = ?))",
    );
    values.push(category, category);
  }
  const speaker = whole(query.get("speaker_id"));
  if (speaker > 0) {
    parts.push("a.speaker_id = ?");
    values.push(speaker);
  }
  const recommend = whole(query.get("recommend"));
  if (recommend > 0) {
    parts.push("a.recommend = ?");
    values.push(recommend);
  }
  return { where: parts.length > 0 ? `WHERE ${parts.join(" AND ")}` : "", values };
}

export function whole(raw: string | null): number {
  const value = Number(raw ?? "");
  return Number.isSafeInteger(value) && value > 0 ? value : 0;
}

function bounded(raw: string | null, fallback: number, most: number): number {
  return Math.min(most, whole(raw) || fallback);
}
