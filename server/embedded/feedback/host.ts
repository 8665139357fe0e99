import { Refusal, type EmbeddedCall, type OpenEmbeddedHost } from "../host.ts";

const table = `
  CREATE TABLE IF NOT EXISTS feedback (
    id INTEGER PRIMARY KEY, movid INTEGER NOT NULL, urlid INTEGER NOT NULL,
    content TEXT NOT NULL, contact TEXT NOT NULL, createtime INTEGER NOT NULL);
`;
const longest = 2_000;

/** The feedback host in miniature (code 0 is success): it keeps what it is told. */
export const openFeedbackHost: OpenEmbeddedHost = async (db) => {
  db.exec(table);
  const insert = db.prepare(
    "INSERT INTO feedback (movid, urlid, content, contact, createtime) VALUES (?, ?, ?, ?, ?)",
  );
  return {
    success: 0,
    calls: {
      "POST api/feedback/movieError": ({ form }: EmbeddedCall) => {
        const content = (form.get("content") ?? "").trim();
        if (content === "") throw new Refusal(1, "请输入内容");
        const number = (name: string) => Math.trunc(Number(form.get(name))) || 0;
        const contact = form.get("contact") ?? "";
        const now = Math.floor(Date.now() / 1000);
        insert.run(
          number("movid"),
          number("urlid"),
          content.slice(0, longest),
          contact.slice(0, 200),
          now,
        );
        return [];
      },
    },
    files: () => false,
  };
};
