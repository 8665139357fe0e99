import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { field, type EmbeddedCall } from "../host.ts";
import { albumItem, whole } from "./albums.ts";

type Row = Record<string, SQLInputValue>;
type Lang = EmbeddedCall["lang"];

/** Whatever is asked for; a list of its own may have longer pages. */
const perPage = 10;

/** One page of what a member keeps in a table, counted from 1, newest first. What the content has lost is left out. */
export function memberPage<T>(
  db: DatabaseSync,
  call: EmbeddedCall,
  list: { table: string; userid: number; order: string; size?: number },
  item: (row: Row) => T,
) {
  const page = whole(field(call, "page")) || 1;
  const { size = perPage } = list;
  const from = `FROM ${list.table} WHERE userid = ? AND movid IN (SELECT movid FROM movie_album)`;
  const count = db.prepare(`SELECT COUNT(*) AS n ${from}`).get(list.userid);
  const total = Number(count?.["n"]);
  const rows = db
    .prepare(`SELECT * ${from} ORDER BY ${list.order} DESC, id DESC LIMIT ? OFFSET ?`)
    .all(list.userid, size, (page - 1) * size) as Row[];
  return {
    data: rows.map(item),
    total: String(total),
    per_page: String(size),
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / size)),
  };
}

/** The album of a record. */
export function movieOf(db: DatabaseSync, row: Row, lang: Lang) {
  const album = albumItem(db, Number(row["movid"]), lang);
  if (album === null) return [];
  const { movid, title, thumb, speaker, addtime, edittime } = album;
  return { movid, title, thumb, speaker, addtime, edittime };
}

/** The episode of a record. */
export function urlOf(db: DatabaseSync, row: Row, lang: Lang) {
  const episode = db
    .prepare("SELECT * FROM movie_episode WHERE urlid = ?")
    .get(Number(row["urlid"]));
  return { title: String(episode?.[`title_${lang}`] ?? "") };
}

/** The episode a form names, if it is one. */
export function isEpisode(db: DatabaseSync, movid: number, urlid: number): boolean {
  const found = db
    .prepare("SELECT 1 FROM movie_episode WHERE urlid = ? AND movid = ?")
    .get(urlid, movid);
  return found !== undefined;
}

export function seconds(milliseconds: SQLInputValue | undefined): number {
  return Math.floor(Number(milliseconds) / 1000);
}
