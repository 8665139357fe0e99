import { createHash } from "node:crypto";

/**
 * One key per account, however its name is written: full-width letters, accents, case, white space and what cannot be
 * seen make no other account. Hashed, so that a key has one size and no store holds a name.
 */
export function nameKey(name: string): string {
  const plain = name
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\s]/gu, "");
  return createHash("sha256").update(plain).digest("base64url").slice(0, 22);
}

/** A number is one account with and without a plus, and with zeros before it. */
export function mobileName(area: string, mobile: string): string {
  return `+${digits(area)} ${digits(mobile)}`;
}

export function memberName(id: number): string {
  return `member #${id}`;
}

function digits(text: string): string {
  return text.normalize("NFKC").replace(/\D/g, "").replace(/^0+/, "");
}
