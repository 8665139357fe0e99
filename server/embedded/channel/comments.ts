import type { DatabaseSync } from "node:sqlite";
import { whole } from "../account/mark-rows.ts";
import { nowInSeconds } from "../account/secrets.ts";
import type { EmbeddedCall } from "../host.ts";
import { spanOf } from "./pages.ts";
import { channelAt } from "./records.ts";

interface Comment {
  mid: number;
  itemId: number;
  userid: number;
  content: string;
}

const rooms = 8;
/** However many are asked for. */
const perPage = 20;

/** What can be commented on, by module: live rooms and channels. */
const modules: Record<number, (db: DatabaseSync, id: number) => boolean> = {
  4: (_db, id) => id >= 1 && id <= rooms,
  7: (db, id) => channelAt(db, id) !== undefined,
};

export function canBeCommented(db: DatabaseSync, mid: number, itemId: number): boolean {
  return modules[mid]?.(db, itemId) ?? false;
}

export function addComment(db: DatabaseSync, { mid, itemId, userid, content }: Comment): number {
  const { lastInsertRowid } = db
    .prepare(
      `INSERT INTO item_comment (mid, item_id, userid, nickname, content, createtime)
       VALUES (?, ?, ?, '', ?, ?)`,
    )
    .run(mid, itemId, userid, content, nowInSeconds());
  return Number(lastInsertRowid);
}

/** `extend.comment`: what people say about a channel or a live room, the newest first. */
export function commentCalls(db: DatabaseSync) {
  return {
    "GET apiv2/extend.comment/lists": (call: EmbeddedCall) => {
      const place = [whole(call, "mid"), whole(call, "item_id")];
      const { size, start } = spanOf(call, perPage);
      const count = db
        .prepare("SELECT COUNT(*) AS n FROM item_comment WHERE mid = ? AND item_id = ?")
        .get(...place);
      const rows = db
        .prepare(
          `SELECT c.id, c.content, c.createtime, COALESCE(m.nickname, c.nickname) AS nickname,
             COALESCE(m.avatar, '') AS avatar
           FROM item_comment c LEFT JOIN member m ON m.userid = c.userid
           WHERE c.mid = ? AND c.item_id = ? ORDER BY c.createtime DESC, c.id DESC LIMIT ? OFFSET ?`,
        )
        .all(...place, size, start);
      const list = rows.map(({ id, content, createtime, nickname, avatar }) => ({
        id,
        content,
        createtime,
        user: { nickname, avatar },
      }));
      return { list, count: Number(count?.["n"]) };
    },
  };
}
