import type { DatabaseSync } from "node:sqlite";
import { memberOf } from "../account/members.ts";
import { field, Refusal, type EmbeddedCall } from "../host.ts";
import { whole } from "./albums.ts";
import { isEpisode, memberPage, movieOf, seconds, urlOf } from "./member-pages.ts";

const table = "member_play";

/** `user.tv.playrecord`: where a member left off, one record for each episode. */
export function playCalls(db: DatabaseSync) {
  return {
    "GET api/user.tv.playrecord/index": (call: EmbeddedCall) => {
      const { userid } = memberOf(db, call.token);
      return memberPage(db, call, { table, userid, order: "updated" }, (row) => ({
        id: row["id"],
        movid: String(row["movid"]),
        urlid: String(row["urlid"]),
        duration: String(row["duration"]),
        type: row["type"],
        create_time: seconds(row["created"]),
        update_time: seconds(row["updated"]),
        movie: movieOf(db, row, call.lang),
        url: urlOf(db, row, call.lang),
      }));
    },
    "POST api/user.tv.playrecord/report": (call: EmbeddedCall) => {
      const { userid } = memberOf(db, call.token);
      const [movid, urlid] = [whole(field(call, "movid")), whole(field(call, "urlid"))];
      if (!isEpisode(db, movid, urlid)) throw new Refusal(0, "资源不存在");
      const duration = whole(String(Math.trunc(Number(field(call, "duration")))));
      const type = field(call, "type") === "2" ? 2 : 1;
      const now = Date.now();
      db.prepare(
        `INSERT INTO ${table} (userid, movid, urlid, duration, type, created, updated)
         VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (userid, urlid) DO UPDATE SET movid = excluded.movid,
           duration = excluded.duration, type = excluded.type, updated = excluded.updated`,
      ).run(userid, movid, urlid, duration, type, now, now);
      return [];
    },
    "POST api/user.tv.playrecord/delete": (call: EmbeddedCall) => {
      const { userid } = memberOf(db, call.token);
      const urlid = whole(field(call, "urlid"));
      db.prepare(`DELETE FROM ${table} WHERE userid = ? AND urlid = ?`).run(userid, urlid);
      return [];
    },
    "POST api/user.tv.playrecord/clear": (call: EmbeddedCall) => {
      const { userid } = memberOf(db, call.token);
      db.prepare(`DELETE FROM ${table} WHERE userid = ?`).run(userid);
      return [];
    },
  };
}
