import { createHash } from "node:crypto";
import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Challenge } from "altcha-lib/types";
import { z } from "zod";

/** Some of a browser's time instead of a picture read. */
export interface ProofOfWork {
  /** Work for the challenge `id`. */
  set(id: string): Promise<Work>;
  /** Whether `solution` is the work done for the challenge `id`; it may be anything anybody sent. */
  isDone(id: string, solution: string): Promise<boolean>;
}

/** What a browser is to work on; `app/account/parts/solve-work.ts` does. */
export type Work = Challenge;

const algorithm = "PBKDF2/SHA-256";
/** One try is a few milliseconds of a telephone; it takes this many, one after the other. */
const cost = 5_000;
const tries = { least: 150, most: 400 };
const lifetimeMs = 10 * 60 * 1000;

/** A solution is sent as the base64 of what was set and what was found. */
const solutionShape = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(algorithm),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(cost),
      keyLength: z.literal(32),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
      data: z.object({ id: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** The first secret signs, any of them is trusted, as with every seal. */
export function createProofOfWork(secrets: string[]): ProofOfWork {
  const keys = secrets.map((secret) => ({
    hmacSignatureSecret: keyOf("work", secret),
    hmacKeySignatureSecret: keyOf("work done", secret),
  }));
  return {
    set: (id) =>
      createChallenge({
        algorithm,
        cost,
        counter: randomInt(tries.most, tries.least),
        deriveKey,
        expiresAt: new Date(Date.now() + lifetimeMs),
        data: { id },
        ...keys[0],
      }),
    async isDone(id, sent) {
      const parsed = solutionShape.safeParse(parse(sent));
      if (!parsed.success || parsed.data.challenge.parameters.data.id !== id) return false;
      for (const key of keys) {
        const { verified } = await verifySolution({ ...parsed.data, deriveKey, ...key });
        if (verified) return true;
      }
      return false;
    },
  };
}

function parse(sent: string): unknown {
  try {
    return JSON.parse(Buffer.from(sent, "base64").toString());
  } catch {
    return null;
  }
}

function keyOf(use: string, secret: string): string {
  return createHash("sha256").update(`${use} ${secret}`).digest("hex");
}
