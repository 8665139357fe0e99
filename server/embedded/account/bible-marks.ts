import type { DatabaseSync } from "node:sqlite";
import type { EmbeddedCall } from "../host.ts";
import {
  dropMark,
  markAt,
  markerOf,
  markItem,
  markPage,
  placeOf,
  whole,
  type MarkRow,
} from "./mark-rows.ts";
import { nowInSeconds } from "./secrets.ts";

const historyItem = (row: MarkRow) => ({ ...markItem(row), paytime: row["paytime"] });

/** `api/favorite/*` and `api/history/*`: what a member marks, and where a member has been. */
export function markCalls(db: DatabaseSync) {
  return {
    "GET api/favorite/index": (call: EmbeddedCall) => markPage(db, call, "mark_favorite", markItem),
    // Marking a place again changes nothing.
    "GET api/favorite/add": (call: EmbeddedCall) => {
      const one = { ...markerOf(db, call), ...placeOf(call) };
      db.prepare(
        `INSERT OR IGNORE INTO mark_favorite (userid, mid, tid, urlid, createtime)
         VALUES (?, ?, ?, ?, ?)`,
      ).run(one.userid, one.mid, one.tid, one.urlid, nowInSeconds());
      return { id: markAt(db, "mark_favorite", one)?.["id"] };
    },
    // By its id, or by its place; by a book alone, everything marked in it.
    "GET api/favorite/delete": (call: EmbeddedCall) => {
      const { userid, mid } = markerOf(db, call);
      const id = whole(call, "id");
      if (id > 0) dropMark(db, "mark_favorite", userid, id);
      else {
        const { tid, urlid } = placeOf(call);
        db.prepare(
          `DELETE FROM mark_favorite
           WHERE userid = ?1 AND mid = ?2 AND tid = ?3 AND (?4 = 0 OR urlid = ?4)`,
        ).run(userid, mid, tid, urlid);
      }
      return [];
    },

    "GET api/history/index": (call: EmbeddedCall) =>
      markPage(db, call, "mark_history", historyItem),
    // A place read again is a new entry on the top.
    "GET api/history/add": (call: EmbeddedCall) => {
      const one = { ...markerOf(db, call), ...placeOf(call) };
      db.prepare(
        `INSERT OR REPLACE INTO mark_history
           (userid, mid, tid, urlid, createtime, paytime, paytype)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
      ).run(
        one.userid,
        one.mid,
        one.tid,
        one.urlid,
        nowInSeconds(),
        whole(call, "paytime"),
        whole(call, "paytype") || 1,
      );
      return { id: markAt(db, "mark_history", one)?.["id"] };
    },
    "GET api/history/delete": (call: EmbeddedCall) => {
      dropMark(db, "mark_history", markerOf(db, call).userid, whole(call, "id"));
      return [];
    },
    "GET api/history/clean": (call: EmbeddedCall) => {
      const { userid, mid } = markerOf(db, call);
      db.prepare("DELETE FROM mark_history WHERE userid = ? AND mid = ?").run(userid, mid);
      return [];
    },
  };
}
