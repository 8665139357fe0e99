import type { DatabaseSync } from "node:sqlite";
import { addMember } from "./members.ts";
import { hashSecret } from "./secrets.ts";

/** The members to try things with: by password, by security question, by code. */
export async function seedMembers(db: DatabaseSync): Promise<void> {
  const [gospel, bethlehem, purple] = await Promise.all(
    ["gospel123", "bethlehem", "purple123"].map(hashSecret),
  );
  db.exec("BEGIN");
  addMember(db, {
    username: "demo",
    nickname: "示范会员",
    email: "demo@example.org",
    vemail: 1,
    password: gospel ?? null,
    qid: 1,
    answer: bethlehem ?? null,
  });
  addMember(db, {
    username: "lydia",
    nickname: "吕底亚",
    email: "lydia@example.org",
    password: purple ?? null,
  });
  addMember(db, {
    username: "13800000000",
    nickname: "13800000000",
    itc: "86",
    mobile: "13800000000",
  });
  db.exec("COMMIT");
}
