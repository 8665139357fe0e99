import { createHash } from "node:crypto";
import { scriptsMark } from "../boot/marks.ts";

/**
 * The page's Content-Security-Policy. It lists the inline scripts and styles of this very page by hash, as a nonce
 * could not be cached; but only those of its head and behind the mark: what got into a host's HTML in between, past
 * the sanitiser, is not ours to allow.
 */
export function contentPolicy(html: string, mediaSources: string[]): string {
  const media = ["'self'", ...mediaSources].join(" ");
  const head = html.slice(0, html.indexOf("<body"));
  const end = html.slice(html.lastIndexOf(`<div id="${scriptsMark}"`));
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(head + end, /<script(?: type="x-module")?>([\s\S]*?)<\/script>/g)}`,
    `style-src 'self' ${hashes(head, /<style>([\s\S]*?)<\/style>/g)}`,
    `img-src data: ${media}`,
    // A stream the browser cannot play by itself is fetched by script, and fed to the player as a blob.
    `media-src blob: ${media}`,
    `connect-src ${media}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function hashes(html: string, tags: RegExp): string {
  const found = [...html.matchAll(tags)].map(([, content = ""]) => `'sha256-${sha256(content)}'`);
  return [...new Set(found)].join(" ");
}

function sha256(content: string): string {
  let hash = known.get(content);
  if (hash === undefined) {
    hash = createHash("sha256").update(content).digest("base64");
    // The styles and the boot script are on every page; a page's own data is not worth keeping.
    if (known.size < 16) known.set(content, hash);
  }
  return hash;
}
const known = new Map<string, string>();
