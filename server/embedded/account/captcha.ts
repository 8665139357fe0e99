import type { DatabaseSync } from "node:sqlite";
import { drawDigits, randomDigits } from "./captcha-picture.ts";
import { nowInSeconds, randomToken } from "./secrets.ts";

const lifetime = 10 * 60;

export async function issueCaptcha(db: DatabaseSync) {
  const key = randomToken();
  const digits = randomDigits();
  const now = nowInSeconds();
  db.prepare("DELETE FROM captcha WHERE expires <= ?").run(now);
  db.prepare("INSERT INTO captcha VALUES (?, ?, ?)").run(key, digits, now + lifetime);
  return { key, content: await drawDigits(digits) };
}

/** Right or wrong, a captcha is looked at once. */
export function isCaptcha(db: DatabaseSync, key: string, value: string): boolean {
  const row = db.prepare("DELETE FROM captcha WHERE key = ? RETURNING digits, expires").get(key);
  return (
    row !== undefined && Number(row["expires"]) > nowInSeconds() && row["digits"] === value.trim()
  );
}
