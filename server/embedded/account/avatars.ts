import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { DatabaseSync } from "node:sqlite";
import { drawPortrait } from "../art/portrait.ts";
import { Refusal } from "../host.ts";

/** What is drawn on the avatars to choose from, numbered from 1. */
const marks = [..."信望爱喜乐和平恩光盐麦羊"];
const mostBytes = 2 * 1024 * 1024;
const types: Record<string, string> = { jpg: "image/jpeg", png: "image/png", webp: "image/webp" };

export const drawnAvatars = marks.map((_, place) => `/avatar/${place + 1}.svg`);

/** The drawn avatar an address names, on whichever origin a browser saw it; null for any other. */
export function drawnAvatar(address: string): string | null {
  return drawnAvatars.find((path) => address === path || address.endsWith(path)) ?? null;
}

/** Keeps a member's picture instead of the one before, and answers its path. */
export function keepAvatar(db: DatabaseSync, userid: number, bytes: Buffer): string {
  if (bytes.length > mostBytes) throw new Refusal(1, "图片不能超过 2 MB");
  const ending = endingOf(bytes);
  if (ending === null) throw new Refusal(1, "图片格式不正确");
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
  const name = `${userid}-${hash}.${ending}`;
  db.prepare("INSERT OR REPLACE INTO member_avatar VALUES (?, ?, ?, ?)").run(
    userid,
    name,
    types[ending] ?? "",
    bytes,
  );
  return `/avatar/${name}`;
}

/** Avatars, the drawn and the members' own; both hosts serve them. */
export function avatarFiles(db: DatabaseSync) {
  return (request: IncomingMessage, response: ServerResponse, path: string): boolean => {
    const name = /^\/avatar\/([\w-]+\.\w+)$/.exec(path)?.[1];
    const reads = request.method === "GET" || request.method === "HEAD";
    const picture = name !== undefined && reads ? find(db, name) : null;
    if (picture === null) return false;
    response
      .writeHead(200, {
        "content-type": picture.type,
        "content-length": picture.bytes.length,
        "cache-control": "public, max-age=604800",
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      })
      .end(request.method === "HEAD" ? undefined : picture.bytes);
    return true;
  };
}

function find(db: DatabaseSync, name: string): { type: string; bytes: Uint8Array } | null {
  const drawn = drawnAvatars.indexOf(`/avatar/${name}`);
  if (drawn >= 0) {
    const svg = drawPortrait({ seed: drawn + 1, name: marks[drawn] ?? "" });
    return { type: "image/svg+xml; charset=utf-8", bytes: Buffer.from(svg) };
  }
  const row = db.prepare("SELECT type, bytes FROM member_avatar WHERE name = ?").get(name);
  return row === undefined
    ? null
    : { type: String(row["type"]), bytes: row["bytes"] as Uint8Array };
}

/** By what the file is, not by what it is called. */
function endingOf(bytes: Buffer): string | null {
  const head = bytes.subarray(0, 12).toString("latin1");
  if (head.startsWith("\xff\xd8\xff")) return "jpg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  return /^RIFF[^]{4}WEBP$/.test(head) ? "webp" : null;
}
