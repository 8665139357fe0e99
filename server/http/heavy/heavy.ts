import { Piscina } from "piscina";
import type { HostPlace } from "../hosts.ts";
import { mayBeHeavy, sanitiseArticle, sanitiseText } from "./html.ts";
import { OddJson, parseJson } from "./json.ts";

/**
 * Work on a host's text that takes long where the text is long: then a thread of its own does it, so that other
 * visitors do not wait for it. Short texts are done at once; a thread would cost more than it saves.
 */

const longJson = 256 * 1024;
/** A text that takes longer than this is given up. */
const workMs = 2_000;

let pool: Piscina | null = null;

/** Started by the first long text; its thread ends when there has been none for a while. */
function threads(): Piscina {
  pool ??= new Piscina({
    filename: new URL("./heavy-worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: 32,
    idleTimeout: 10_000,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  return pool;
}

function inThread<T>(name: "json" | "text" | "article", ...args: unknown[]): Promise<T> {
  return threads().run(args, { name, signal: AbortSignal.timeout(workMs) }) as Promise<T>;
}

/** The payload of a host's JSON. Throws OddJson where it is not JSON, or larger than a payload may be. */
export async function readJson(text: string): Promise<unknown> {
  if (text.length <= longJson) return parseJson(text);
  try {
    return await inThread("json", text);
  } catch {
    throw new OddJson(`no JSON that can be read in time: ${text.length} characters`);
  }
}

/** HTML that is safe to put into a page: text, emphasis, lists, links. Rejects where that takes too long. */
export async function cleanText(html: string): Promise<string> {
  return mayBeHeavy(html) ? inThread("text", html) : sanitiseText(html);
}

/** The same for whole articles, with headings, quotations and pictures; `place` is the host they come from. */
export async function cleanArticle(html: string, place: HostPlace): Promise<string> {
  const { base, publicBase } = place;
  return mayBeHeavy(html)
    ? inThread("article", html, base.href, publicBase)
    : sanitiseArticle(html, place);
}
