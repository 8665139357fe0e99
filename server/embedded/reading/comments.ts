import type { DatabaseSync } from "node:sqlite";
import { drawnAvatars } from "../account/avatars.ts";
import { memberOf } from "../account/members.ts";
import { createRandom, type Random } from "../art/random.ts";
import { field, Refusal, type EmbeddedCall } from "../host.ts";
import type { Article } from "./articles.ts";
import { readersIn } from "./pieces.ts";

interface Comment {
  id: number;
  content: string;
  dateline: number;
  user: { nickname: string; avatar: string };
}

const longest = 1_000;
const mostListed = 2_000;

/** `v2/comment`: what readers say about an article. */
export function commentCalls(
  db: DatabaseSync,
  now: () => number,
  named: (call: EmbeddedCall) => Article,
) {
  return {
    "GET v2/comment/lists": (call: EmbeddedCall) => {
      const article = named(call);
      return [...ownComments(db, article.itemid), ...readersOn(db, article, now())]
        .sort((a, b) => b.dateline - a.dateline || b.id - a.id)
        .slice(0, mostListed);
    },
    "POST v2/comment/post": (call: EmbeddedCall) => {
      const { userid } = memberOf(db, call.token);
      const { itemid } = named(call);
      const content = field(call, "content").trim();
      if (content === "") throw new Refusal(1, "评论不能为空");
      if ([...content].length > longest) throw new Refusal(1, `评论不能超过 ${longest} 个字`);
      const { lastInsertRowid } = db
        .prepare(
          "INSERT INTO reading_comment (userid, itemid, content, dateline) VALUES (?, ?, ?, ?)",
        )
        .run(userid, itemid, content, Math.floor(now() / 1000));
      return { id: Number(lastInsertRowid) };
    },
  };
}

export function commentCount(db: DatabaseSync, article: Article, now: number): number {
  const row = db
    .prepare("SELECT COUNT(*) AS n FROM reading_comment WHERE itemid = ?")
    .get(article.itemid);
  return Number(row?.["n"]) + readersOn(db, article, now).length;
}

function ownComments(db: DatabaseSync, itemid: number): Comment[] {
  return db
    .prepare(
      `SELECT c.id, c.content, c.dateline, m.nickname, m.avatar
       FROM reading_comment c JOIN member m ON m.userid = c.userid
       WHERE c.itemid = ? ORDER BY c.id DESC LIMIT ?`,
    )
    .all(itemid, mostListed)
    .map((row) => ({
      id: Number(row["id"]),
      content: String(row["content"]),
      dateline: Number(row["dateline"]),
      user: { nickname: String(row["nickname"]), avatar: String(row["avatar"]) },
    }));
}

/** Shares no factor with the number of comments, so that no two on an article are the same. */
const stride = 7;
const soonest = 20 * 60;
const latest = 3 * 24 * 60 * 60;

/** About half of the articles have readers who say something, in the days after. */
function readersOn(db: DatabaseSync, { itemid, dateline }: Article, now: number): Comment[] {
  const random = createRandom(itemid);
  if (random.chance(0.5)) return [];
  const readers = readersIn(db);
  const first = random.int(0, readers.length - 1);
  return Array.from({ length: random.int(1, 4) }, (_, at) => ({
    // Far above any id of the members' own.
    id: itemid * 10 + at,
    dateline: dateline + random.int(soonest, latest),
    ...spoken(readers, first + at * stride, random),
  })).filter((comment) => comment.dateline * 1000 <= now);
}

function spoken(readers: ReturnType<typeof readersIn>, at: number, random: Random) {
  const { nickname = "", content = "" } = readers[at % readers.length] ?? {};
  const avatar = random.chance(0.7) ? drawnAvatars[at % drawnAvatars.length] : undefined;
  return { content, user: { nickname, avatar: avatar ?? "" } };
}
