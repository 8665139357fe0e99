import { createHash } from "node:crypto";
import { CompactEncrypt, compactDecrypt } from "jose";
import { z } from "zod";

/** Something sealed, and opened again. */
export interface Box {
  seal(kind: string, value: object): Promise<string>;
  /** `stale` where another key than the first sealed it. Null where it does not open, or is of another kind. */
  open(kind: string, sealed: string): Promise<{ value: unknown; stale: boolean } | null>;
}

/** Seals with the first secret and opens with all of them (docs/rules.md, session 3). */
export function createBox(secrets: string[]): Box {
  const keys = secrets.map(toKey);
  const first = keys[0];
  if (first === undefined) throw new Error("a sealer needs at least one secret");

  return {
    async seal(kind, value) {
      const sealed = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(value)))
        .setProtectedHeader({ alg: "dir", enc: "A256GCM", kid: first.kid, typ: kind })
        .encrypt(first.key);
      if (sealed.length > mostBytes) throw new Error(`the ${kind} does not fit a cookie`);
      return sealed;
    },
    async open(kind, sealed) {
      const head = headOf(sealed);
      const known = keys.find(({ kid }) => kid === head?.kid);
      if (known === undefined || head?.typ !== kind) return null;
      try {
        const { plaintext } = await compactDecrypt(sealed, known.key, {
          keyManagementAlgorithms: ["dir"],
          contentEncryptionAlgorithms: ["A256GCM"],
        });
        const value: unknown = JSON.parse(new TextDecoder().decode(plaintext));
        return { value, stale: known !== first };
      } catch {
        return null;
      }
    },
  };
}

/** A cookie above this would be dropped by browsers. */
const mostBytes = 4096;
/** Head, no key, nonce of 12 bytes, text, tag of 16 bytes. */
const sealShape = /^([\w-]{20,200})\.\.[\w-]{16}\.[\w-]+\.[\w-]{22}$/;
const headShape = z.object({ kid: z.string(), typ: z.string() });

/** What a seal says of itself, or null. Junk is refused here, before any key is turned: floods send it. */
function headOf(sealed: string) {
  if (sealed.length > mostBytes) return null;
  const head = sealShape.exec(sealed)?.[1];
  if (head === undefined) return null;
  try {
    return headShape.parse(JSON.parse(Buffer.from(head, "base64url").toString()));
  } catch {
    return null;
  }
}

function toKey(secret: string) {
  const key = createHash("sha256").update(`session ${secret}`).digest();
  return {
    key: new Uint8Array(key),
    kid: createHash("sha256").update(key).digest("hex").slice(0, 8),
  };
}
