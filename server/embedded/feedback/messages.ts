import type { DatabaseSync } from "node:sqlite";
import { field, Refusal, type EmbeddedCall } from "../host.ts";

const table = `
  CREATE TABLE IF NOT EXISTS feedback (
    id INTEGER PRIMARY KEY, movid INTEGER NOT NULL, urlid INTEGER NOT NULL,
    content TEXT NOT NULL, contact TEXT NOT NULL, createtime INTEGER NOT NULL);
`;
const longest = 2_000;

/** Keeps what visitors write, to whichever host; about no episode the numbers are 0. */
export function messageKeeper(db: DatabaseSync) {
  db.exec(table);
  const insert = db.prepare(
    "INSERT INTO feedback (movid, urlid, content, contact, createtime) VALUES (?, ?, ?, ?, ?)",
  );
  return (call: EmbeddedCall) => {
    const content = field(call, "content").trim();
    if (content === "") throw new Refusal(1, "请输入内容");
    const number = (name: string) => Math.trunc(Number(field(call, name))) || 0;
    const contact = field(call, "contact").slice(0, 200);
    const now = Math.floor(Date.now() / 1000);
    insert.run(number("movid"), number("urlid"), content.slice(0, longest), contact, now);
    return [];
  };
}
