import { randomUUID } from "node:crypto";
import { drawText, randomText } from "./captcha-picture.ts";
import { createProofOfWork, type Work } from "./proof-of-work.ts";
import type { Sealer } from "./seal.ts";
import type { Throttle } from "./throttle.ts";

/** What holds machines back: a browser with scripts does the work, a visitor without them reads the picture. */
export interface Challenge {
  key: string;
  /** A `data:` address of a picture. */
  image: string;
  work: Work;
}

/** What a form brings for the challenge in it; empty where it has none, or nothing was filled in. */
export interface ChallengeAnswer {
  key: string;
  /** What was read in the picture, or the work done. */
  value: string;
}

/** The challenges after many failures, kept sealed in their forms: nothing of them is stored here. */
export interface CaptchaGate {
  issue(): Promise<Challenge>;
  /** Whether somebody read the picture, or did the work. Right or wrong, each is looked at once. */
  read(key: string, value: string): Promise<boolean>;
}

/** More than this was not read in a picture. */
const longestReading = 30;

/** A challenge of our own: a host's own would hold back only those it asks (docs/rules.md, limits 2). */
export function createCaptchaGate(
  sealer: Sealer,
  throttle: Pick<Throttle, "once">,
  secrets: string[],
): CaptchaGate {
  const works = createProofOfWork(secrets);
  return {
    async issue() {
      const [id, text] = [randomUUID(), randomText()];
      const [key, image, work] = await Promise.all([
        sealer.sealCaptcha({ id, text }),
        drawText(text),
        works.set(id),
      ]);
      return { key, image, work };
    },
    async read(key, value) {
      const captcha = await sealer.openCaptcha(key);
      if (captcha === null || !(await throttle.once(captcha.id))) return false;
      if (value.length > longestReading) return works.isDone(captcha.id, value);
      return captcha.text === value.normalize("NFKC").replace(/\s/g, "").toUpperCase();
    },
  };
}
