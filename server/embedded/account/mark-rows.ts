import type { DatabaseSync } from "node:sqlite";
import { field, Refusal, type EmbeddedCall } from "../host.ts";
import { memberOf } from "./members.ts";

export type MarkTable = "mark_favorite" | "mark_history" | "mark_note";
export type MarkRow = Record<string, unknown>;

const mostPerPage = 999;

/** A whole number of a call; 0 for anything else. */
export function whole(call: EmbeddedCall, name: string): number {
  const value = Number(field(call, name));
  return Number.isSafeInteger(value) && value > 0 ? value : 0;
}

/** Whose call it is, and in which module: 1, the Bible, unless it says another. */
export function markerOf(db: DatabaseSync, call: EmbeddedCall) {
  return { userid: memberOf(db, call.token).userid, mid: whole(call, "mid") || 1 };
}

/** What a call marks; a place without `urlid` is the whole book. */
export function placeOf(call: EmbeddedCall) {
  const place = { tid: whole(call, "tid"), urlid: whole(call, "urlid") };
  if (place.tid === 0) throw new Refusal(1, "参数错误");
  return place;
}

/** One page, counted from 1, of what a member keeps, newest first. */
export function markPage(
  db: DatabaseSync,
  call: EmbeddedCall,
  table: MarkTable,
  item: (row: MarkRow) => unknown,
) {
  const { userid, mid } = markerOf(db, call);
  const size = Math.min(mostPerPage, whole(call, "pagesize") || 20);
  const offset = ((whole(call, "page") || 1) - 1) * size;
  const from = `FROM ${table} WHERE userid = ? AND mid = ?`;
  const count = db.prepare(`SELECT COUNT(*) AS n ${from}`).get(userid, mid);
  const newest = table === "mark_note" ? "updatetime" : "createtime";
  const rows = db
    .prepare(`SELECT * ${from} ORDER BY ${newest} DESC, id DESC LIMIT ? OFFSET ?`)
    .all(userid, mid, size, Math.min(offset, 1_000_000));
  return { list: rows.map(item), total: String(count?.["n"]) };
}

/** The id of the mark at a place. */
export function markAt(
  db: DatabaseSync,
  table: MarkTable,
  { userid, mid, tid, urlid }: { userid: number; mid: number; tid: number; urlid: number },
): MarkRow | undefined {
  return db
    .prepare(`SELECT * FROM ${table} WHERE userid = ? AND mid = ? AND tid = ? AND urlid = ?`)
    .get(userid, mid, tid, urlid);
}

export function dropMark(db: DatabaseSync, table: MarkTable, userid: number, id: number): void {
  db.prepare(`DELETE FROM ${table} WHERE userid = ? AND id = ?`).run(userid, id);
}

/** What every mark tells. */
export function markItem(row: MarkRow) {
  return {
    id: row["id"],
    mid: String(row["mid"]),
    tid: String(row["tid"]),
    urlid: String(row["urlid"]),
    createtime: row["createtime"],
  };
}
