import type { DatabaseSync } from "node:sqlite";
import { memberOf } from "../account/members.ts";
import { createRandom } from "../art/random.ts";
import { Refusal, type EmbeddedCall } from "../host.ts";
import type { Article } from "./articles.ts";

/** `v1/article/zan`: a member likes an article, once. */
export function likeCalls(
  db: DatabaseSync,
  now: () => number,
  named: (call: EmbeddedCall) => Article,
) {
  return {
    "GET v1/article/zan": (call: EmbeddedCall) => {
      const { userid } = memberOf(db, call.token);
      const { itemid } = named(call);
      const { changes } = db
        .prepare("INSERT OR IGNORE INTO reading_like (userid, itemid, createtime) VALUES (?, ?, ?)")
        .run(userid, itemid, Math.floor(now() / 1000));
      if (changes === 0) throw new Refusal(1, "您已经点过赞了");
      return { likes: String(likeCount(db, itemid)), liked: 1 };
    },
  };
}

/** What the members' likes are added to. */
export function likeCount(db: DatabaseSync, itemid: number): number {
  const row = db.prepare("SELECT COUNT(*) AS n FROM reading_like WHERE itemid = ?").get(itemid);
  return Number(row?.["n"]) + createRandom(itemid + likesSalt).int(6, 96);
}

export function hitCount(itemid: number): number {
  return createRandom(itemid + hitsSalt).int(240, 3_200);
}

/** Whether the visitor is a member who likes it. */
export function isLiked(db: DatabaseSync, itemid: number, token: string | null): boolean {
  const userid = memberId(db, token);
  const query = "SELECT 1 FROM reading_like WHERE itemid = ? AND userid = ?";
  return userid !== null && db.prepare(query).get(itemid, userid) !== undefined;
}

/** Keep the numbers of an article from going together. */
const likesSalt = 5_000_000;
const hitsSalt = 9_000_000;

function memberId(db: DatabaseSync, token: string | null): number | null {
  try {
    return memberOf(db, token).userid;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
