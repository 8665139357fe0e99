import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { memberOf } from "../account/members.ts";
import { field, Refusal, type EmbeddedCall } from "../host.ts";
import { whole } from "./albums.ts";
import { isEpisode, memberPage, movieOf, seconds, urlOf } from "./member-pages.ts";

const table = "member_note";
const longestTitle = 200;
const longest = 20_000;

/** `user.tv.note`: what a member wrote, one note for each episode. */
export function noteCalls(db: DatabaseSync) {
  const item = (row: Record<string, SQLInputValue>, lang: EmbeddedCall["lang"]) => {
    const url = urlOf(db, row, lang);
    return {
      id: row["id"],
      movid: String(row["movid"]),
      urlid: String(row["urlid"]),
      title: row["title"],
      subtitle: row["subtitle"],
      content: row["content"],
      create_time: seconds(row["created"]),
      update_time: seconds(row["updated"]),
      movie: movieOf(db, row, lang),
      url: { ...url, seo_title: url.title },
    };
  };
  const find = (userid: number, urlid: number) =>
    db.prepare(`SELECT * FROM ${table} WHERE userid = ? AND urlid = ?`).get(userid, urlid);

  return {
    "POST api/user.tv.note/index": (call: EmbeddedCall) => {
      const { userid } = memberOf(db, call.token);
      const list = { table, userid, order: "updated" };
      return memberPage(db, call, list, (row) => item(row, call.lang));
    },
    "GET api/user.tv.note/edit": (call: EmbeddedCall) => {
      const { userid } = memberOf(db, call.token);
      const row = find(userid, whole(field(call, "urlid")));
      return row === undefined ? [] : item(row as Record<string, SQLInputValue>, call.lang);
    },
    "POST api/user.tv.note/edit": (call: EmbeddedCall) => {
      const { userid } = memberOf(db, call.token);
      const [movid, urlid] = [whole(field(call, "movid")), whole(field(call, "urlid"))];
      const content = field(call, "content");
      if (content.trim() === "") throw new Refusal(0, "请输入笔记内容");
      if (content.length > longest) throw new Refusal(0, `笔记不能超过 ${longest} 个字符`);
      if (!isEpisode(db, movid, urlid)) throw new Refusal(0, "资源不存在");
      const title = field(call, "title").slice(0, longestTitle);
      const subtitle = field(call, "subtitle").slice(0, longestTitle);
      const now = Date.now();
      db.prepare(
        `INSERT INTO ${table} (userid, movid, urlid, title, subtitle, content, created, updated)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (userid, urlid) DO UPDATE SET movid = excluded.movid, title = excluded.title,
           subtitle = excluded.subtitle, content = excluded.content, updated = excluded.updated`,
      ).run(userid, movid, urlid, title, subtitle, content, now, now);
      return { id: find(userid, urlid)?.["id"] };
    },
    "POST api/user.tv.note/delete": (call: EmbeddedCall) => {
      const { userid } = memberOf(db, call.token);
      db.prepare(`DELETE FROM ${table} WHERE userid = ? AND (id = ? OR urlid = ?)`).run(
        userid,
        whole(field(call, "id")),
        whole(field(call, "urlid")),
      );
      return [];
    },
  };
}
