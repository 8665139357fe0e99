import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { id, readRecords, text } from "../records.ts";
import { addMember } from "./members.ts";
import { hashSecret } from "./secrets.ts";

const member = z.strictObject({
  username: text,
  nickname: text,
  email: z.email().optional(),
  proven: z.boolean().default(false),
  area: text.optional(),
  mobile: text.optional(),
  password: text.optional(),
  question: id.optional(),
  answer: text.optional(),
});

/** The members to try things with. */
export async function seedMembers(db: DatabaseSync): Promise<void> {
  const members = await Promise.all(
    readRecords("account/members.yaml", z.array(member)).map(async (one) => ({
      ...one,
      password: await hashed(one.password),
      answer: await hashed(one.answer),
    })),
  );
  db.exec("BEGIN");
  for (const { proven, area, question, ...one } of members) {
    addMember(db, { ...one, vemail: proven ? 1 : 0, itc: area ?? null, qid: question ?? null });
  }
  db.exec("COMMIT");
}

const hashed = (secret: string | undefined) => (secret === undefined ? null : hashSecret(secret));
