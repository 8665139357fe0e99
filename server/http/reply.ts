import { z } from "zod";
import { NotFound, Refused, SessionExpired, Unavailable } from "./errors.ts";
import type { HostTraits } from "./hosts.ts";

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
 * The payload of a host's answer, whatever its envelope (spec 1, section 7; spec 2, section 7).
 * Throws SessionExpired, NotFound, Unavailable and, for a write the host declines, Refused with the host's own words.
 */
export function unwrap(traits: HostTraits, kind: "read" | "write", reply: RawReply): unknown {
  const { status, statusText } = reply;
  if (status === 401) throw new SessionExpired(`${status}:${statusText}`);
  if (status === 404 || status === 410) throw new NotFound(`${status}:${statusText}`);
  if (status < 200 || status > 299) throw new Unavailable(`${status}:${statusText}`, status >= 500);

  const body = parseJson(reply.text);
  if (traits.success.length === 0) return body;

  const parsed = envelope.safeParse(body);
  if (!parsed.success) throw new Unavailable("the reply has no code");
  const { code, msg, data } = parsed.data;
  if (code === 401 || /^401:\s*Unauthorized$/i.test(msg)) throw new SessionExpired(`code ${code}`);
  if (traits.success.includes(code)) return data;
  if (code === 404) throw new NotFound(msg);
  if (kind === "write") throw new Refused(msg);
  throw new Unavailable(`code ${code}: ${msg}`);
}

/** Whether a file is there, by its status alone. Throws Unavailable where the host does not say. */
export function isThere({ status, statusText }: RawReply): boolean {
  if (status >= 200 && status < 300) return true;
  if (status === 404 || status === 410) return false;
  throw new Unavailable(`${status}:${statusText}`, status >= 500);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unavailable(`the reply is not JSON: ${text.slice(0, 80)}`, true);
  }
}
