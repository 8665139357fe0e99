import type { DatabaseSync } from "node:sqlite";
import { memberOf } from "../account/members.ts";
import { field, Refusal, type EmbeddedCall } from "../host.ts";
import { albumItem, whole } from "./albums.ts";
import { memberPage, movieOf, seconds } from "./member-pages.ts";

const table = "member_favourite";
const size = 999;

/** `user.tv.collect`: the albums a member likes. */
export function favouriteCalls(db: DatabaseSync) {
  return {
    "POST api/user.tv.collect/index": (call: EmbeddedCall) => {
      const { userid } = memberOf(db, call.token);
      return memberPage(db, call, { table, userid, order: "id", size }, (row) => ({
        id: row["id"],
        movid: String(row["movid"]),
        channel_id: "0",
        create_time: seconds(row["created"]),
        movie: movieOf(db, row, call.lang),
      }));
    },
    "POST api/user.tv.collect/add": (call: EmbeddedCall) => {
      const { userid } = memberOf(db, call.token);
      const movid = whole(field(call, "movid"));
      if (albumItem(db, movid, call.lang) === null) throw new Refusal(0, "专辑不存在");
      const { changes } = db
        .prepare(`INSERT OR IGNORE INTO ${table} (userid, movid, created) VALUES (?, ?, ?)`)
        .run(userid, movid, Date.now());
      if (changes === 0) throw new Refusal(0, "您已经收藏过该专辑");
      return [];
    },
    "POST api/user.tv.collect/delete": (call: EmbeddedCall) => {
      const { userid } = memberOf(db, call.token);
      db.prepare(`DELETE FROM ${table} WHERE userid = ? AND (id = ? OR movid = ?)`).run(
        userid,
        whole(field(call, "id")),
        whole(field(call, "movid")),
      );
      return [];
    },
    "POST api/user.tv.collect/clear": (call: EmbeddedCall) => {
      const { userid } = memberOf(db, call.token);
      db.prepare(`DELETE FROM ${table} WHERE userid = ?`).run(userid);
      return [];
    },
  };
}
