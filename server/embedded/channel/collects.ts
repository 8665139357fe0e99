import type { DatabaseSync } from "node:sqlite";
import { whole } from "../account/mark-rows.ts";
import { memberOf } from "../account/members.ts";
import { nowInSeconds } from "../account/secrets.ts";
import { Refusal, type EmbeddedCall } from "../host.ts";
import { shortName } from "./cards.ts";
import { pageOf } from "./pages.ts";
import { shortAt } from "./short-records.ts";

/** `microvideo.collect`: the shorts a member likes. */
export function collectCalls(db: DatabaseSync) {
  return {
    "GET api/microvideo.collect/lists": (call: EmbeddedCall) => {
      const { userid } = memberOf(db, call.token);
      const rows = db
        .prepare(
          "SELECT id, vid, createtime FROM short_favourite WHERE userid = ? ORDER BY id DESC",
        )
        .all(userid)
        .flatMap((row) => {
          const short = shortAt(db, Number(row["vid"]));
          return short === undefined ? [] : [{ row, short }];
        });
      return pageOf(call, rows, ({ row, short }) => {
        const { id: vid, ...shown } = shortName(short, call.lang);
        return { id: row["id"], vid, ...shown, createtime: row["createtime"] };
      });
    },
    "POST api/microvideo.collect/post": (call: EmbeddedCall) => {
      const { userid } = memberOf(db, call.token);
      const vid = whole(call, "vid");
      if (shortAt(db, vid) === undefined) throw new Refusal(-1, "视频不存在");
      const { changes } = db
        .prepare("DELETE FROM short_favourite WHERE userid = ? AND vid = ?")
        .run(userid, vid);
      if (changes === 0) {
        db.prepare("INSERT INTO short_favourite (userid, vid, createtime) VALUES (?, ?, ?)").run(
          userid,
          vid,
          nowInSeconds(),
        );
      }
      return { collect: changes === 0 ? 1 : 0 };
    },
  };
}
