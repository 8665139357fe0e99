import type { DatabaseSync } from "node:sqlite";
import { memberOf } from "../account/members.ts";
import { Refusal } from "../host.ts";

/** Views are counted by the movie host, which makes the same table. Who has no token is member 0. */
const tables = `
  CREATE TABLE IF NOT EXISTS hit (
    ac TEXT NOT NULL, id INTEGER NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (ac, id));
  CREATE TABLE IF NOT EXISTS live_vote (
    room INTEGER NOT NULL, userid INTEGER NOT NULL, count INTEGER NOT NULL,
    PRIMARY KEY (room, userid));
`;

/** What visitors did in the rooms; it outlives the process. */
export function openCounts(db: DatabaseSync) {
  db.exec(tables);
  const hits = db.prepare("SELECT count AS n FROM hit WHERE ac = 'live' AND id = ?");
  const votes = db.prepare("SELECT COALESCE(SUM(count), 0) AS n FROM live_vote WHERE room = ?");
  const voteOnce = db.prepare("INSERT OR IGNORE INTO live_vote VALUES (?, ?, 1)");
  const voteAgain = db.prepare(
    "INSERT INTO live_vote VALUES (?, 0, 1) ON CONFLICT DO UPDATE SET count = count + 1",
  );
  return {
    hits: (room: number) => Number(hits.get(room)?.["n"] ?? 0),
    votes: (room: number) => Number(votes.get(room)?.["n"] ?? 0),
    /** A member votes once; without a token every vote counts. */
    vote(room: number, token: string | null) {
      if (!token) return voteAgain.run(room);
      const { userid } = memberOf(db, token);
      const { changes } = voteOnce.run(room, userid);
      if (changes === 0) throw new Refusal(0, "您已经点过赞了");
    },
  };
}
