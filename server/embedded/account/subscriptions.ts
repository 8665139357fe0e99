import type { DatabaseSync } from "node:sqlite";
import { channelName } from "../channel/cards.ts";
import { channelAt } from "../channel/records.ts";
import { Refusal, type EmbeddedCall } from "../host.ts";
import { whole } from "./mark-rows.ts";
import { memberOf } from "./members.ts";
import { nowInSeconds } from "./secrets.ts";

const table = "channel_subscription";

/** `api/channel`: the channels a member follows. The channel host makes the table. */
export function subscriptionCalls(db: DatabaseSync) {
  return {
    "GET api/channel/lists": (call: EmbeddedCall) => {
      const { userid } = memberOf(db, call.token);
      return db
        .prepare(`SELECT channel_id FROM ${table} WHERE userid = ? ORDER BY id DESC`)
        .all(userid)
        .flatMap((row) => channelAt(db, Number(row["channel_id"])) ?? [])
        .map((channel) => channelName(channel, call.lang));
    },
    "GET api/channel/has": (call: EmbeddedCall) => {
      const { userid } = memberOf(db, call.token);
      const found = db
        .prepare(`SELECT 1 FROM ${table} WHERE userid = ? AND channel_id = ?`)
        .get(userid, whole(call, "id"));
      return { subscribe: found === undefined ? 0 : 1 };
    },
    "GET api/channel/subscribe": (call: EmbeddedCall) => {
      const { userid } = memberOf(db, call.token);
      const id = whole(call, "id");
      if (channelAt(db, id) === undefined) throw new Refusal(1, "频道不存在");
      const { changes } = db
        .prepare(`DELETE FROM ${table} WHERE userid = ? AND channel_id = ?`)
        .run(userid, id);
      if (changes === 0) {
        db.prepare(`INSERT INTO ${table} (userid, channel_id, createtime) VALUES (?, ?, ?)`).run(
          userid,
          id,
          nowInSeconds(),
        );
      }
      return { subscribe: changes === 0 ? 1 : 0 };
    },
  };
}
