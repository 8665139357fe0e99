import { randomBytes, randomInt, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const keyBytes = 32;
const nobody = Buffer.alloc(16);

/** `salt:key`, both in hex. */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(secret, salt, keyBytes);
  return `${salt.toString("hex")}:${key.toString("hex")}`;
}

/** Takes as long where there is nothing to compare with, so that a clock does not tell who is a member. */
export async function isSecret(secret: string, hash: string | null): Promise<boolean> {
  const [salt = "", key = ""] = (hash ?? "").split(":");
  const derived = await derive(secret, hash === null ? nobody : Buffer.from(salt, "hex"), keyBytes);
  return hash !== null && timingSafeEqual(derived, Buffer.from(key, "hex"));
}

/** How people write an answer is not what makes it right. */
export function plainAnswer(answer: string): string {
  return answer.trim().toLowerCase();
}

export function randomToken(): string {
  return randomBytes(20).toString("hex");
}

export function randomDigits(length: number): string {
  return String(randomInt(10 ** length)).padStart(length, "0");
}

export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
