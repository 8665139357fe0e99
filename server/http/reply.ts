import { z } from "zod";
import { NotFound, Refused, SessionExpired, Unavailable } from "./errors.ts";
import { readJson } from "./heavy/heavy.ts";
import type { HostTraits } from "./hosts.ts";
import { OddJson } from "./heavy/json.ts";

export interface RawReply {
  status: number;
  statusText: string;
  text: string;
}

const envelope = z.object({
  code: z.union([z.number(), z.string().regex(/^-?\d+$/)]).transform(Number),
  msg: z
    .unknown()
    .optional()
    .transform((msg) => (typeof msg === "string" ? msg : "")),
  data: z.unknown().optional(),
});

/**
 * The payload of a host's answer, whatever its envelope (docs/hosts.md, every host 5 to 8).
 * Throws SessionExpired; NotFound or Refused, with the host's own words, where it answered no; Unavailable where it
 * did not answer, or with something that cannot be read.
 */
export async function unwrap(traits: HostTraits, reply: RawReply): Promise<unknown> {
  const { status, statusText } = reply;
  const line = `${status}:${statusText.slice(0, 40)}`;
  if (status === 401) throw new SessionExpired(line);
  if (status === 404 || status === 410) throw new NotFound(line, wordsOf(reply.text));
  // A host that is too busy has not looked at what it was asked.
  if (status >= 500) throw new Unavailable(line, { hostFault: true, arrival: "maybe" });
  if (status === 408 || status === 425 || status === 429) throw new Unavailable(line);
  if (status >= 400) throw new Refused(wordsOf(reply.text), line);
  if (status < 200 || status > 299) throw new Unavailable(line, { arrival: "answered" });

  const body = await read(reply.text);
  if (traits.success.length === 0) return body;

  const parsed = envelope.safeParse(body);
  if (!parsed.success) throw new Unavailable("the reply has no code", { arrival: "answered" });
  const { code, msg, data } = parsed.data;
  if (code === 401 || /^401:\s*Unauthorized$/i.test(msg)) throw new SessionExpired(`code ${code}`);
  if (traits.success.includes(code)) return data;
  if (code === 404) throw new NotFound("code 404", msg);
  throw new Refused(msg, `code ${code}`);
}

/** What a host says beside an HTTP status; "" where that is no envelope. */
function wordsOf(text: string): string {
  if (text.length > 10_000) return "";
  try {
    return envelope.parse(JSON.parse(text)).msg;
  } catch {
    return "";
  }
}

/** Whether a file is there, by its status alone. Throws Unavailable where the host does not say. */
export function isThere({ status, statusText }: RawReply): boolean {
  if (status >= 200 && status < 300) return true;
  if (status === 404 || status === 410) return false;
  throw new Unavailable(`${status}:${statusText.slice(0, 40)}`, { hostFault: status >= 500 });
}

async function read(text: string): Promise<unknown> {
  try {
    return await readJson(text);
  } catch (error) {
    const detail = error instanceof OddJson ? error.message : "the reply cannot be read";
    throw new Unavailable(detail, { hostFault: true, arrival: "answered" });
  }
}
