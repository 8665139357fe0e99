import type { DatabaseSync } from "node:sqlite";
import { field, Refusal, type EmbeddedCall } from "../host.ts";
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

const longestTitle = 200;
const longest = 20_000;

const noteItem = (row: MarkRow) => ({
  ...markItem(row),
  title: row["title"],
  subtitle: row["subtitle"],
  content: row["content"],
  updatetime: row["updatetime"],
});

/** `api/notepad/*`: one note for each place. Writing again where there is one changes it. */
export function notepadCalls(db: DatabaseSync) {
  return {
    "GET api/notepad/index": (call: EmbeddedCall) => markPage(db, call, "mark_note", noteItem),
    "GET api/notepad/detail": (call: EmbeddedCall) => {
      const row = markAt(db, "mark_note", { ...markerOf(db, call), ...placeOf(call) });
      return row === undefined ? [] : noteItem(row);
    },
    "POST api/notepad/add": (call: EmbeddedCall) => {
      const one = { ...markerOf(db, call), ...placeOf(call) };
      const now = nowInSeconds();
      db.prepare(
        `INSERT INTO mark_note
           (userid, mid, tid, urlid, createtime, updatetime, title, subtitle, content)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (userid, mid, tid, urlid) DO UPDATE SET updatetime = excluded.updatetime,
           title = excluded.title, subtitle = excluded.subtitle, content = excluded.content`,
      ).run(one.userid, one.mid, one.tid, one.urlid, now, now, ...wordsOf(call));
      return { id: markAt(db, "mark_note", one)?.["id"] };
    },
    "POST api/notepad/edit": (call: EmbeddedCall) => {
      const { userid } = markerOf(db, call);
      const id = whole(call, "id");
      const { changes } = db
        .prepare(
          `UPDATE mark_note SET updatetime = ?, title = ?, subtitle = ?, content = ?
           WHERE userid = ? AND id = ?`,
        )
        .run(nowInSeconds(), ...wordsOf(call), userid, id);
      if (changes === 0) throw new Refusal(1, "笔记不存在");
      return { id };
    },
    "GET api/notepad/delete": (call: EmbeddedCall) => {
      dropMark(db, "mark_note", markerOf(db, call).userid, whole(call, "id"));
      return [];
    },
  };
}

function wordsOf(call: EmbeddedCall): [title: string, subtitle: string, content: string] {
  const content = field(call, "content");
  if (content.trim() === "") throw new Refusal(1, "请输入笔记内容");
  if (content.length > longest) throw new Refusal(1, `笔记不能超过 ${longest} 个字符`);
  const [title, subtitle] = ["title", "subtitle"].map((name) =>
    field(call, name).slice(0, longestTitle),
  );
  return [title ?? "", subtitle ?? "", content];
}
