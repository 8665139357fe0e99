import { randomInt, randomUUID } from "node:crypto";
import type { Captcha } from "../upstreams/account/model.ts";
import { drawDigits } from "./captcha-picture.ts";
import type { Sealer } from "./seal.ts";
import type { Throttle } from "./throttle.ts";

/** What the picture after many failures shows, kept sealed in its form: nothing of it is stored here. */
export interface CaptchaGate {
  issue(): Promise<Captcha>;
  /** Whether somebody read the picture. Right or wrong, each is looked at once. */
  read(key: string, value: string): Promise<boolean>;
}

const length = 4;

/** A picture of our own: a host's would hold back only those whom that host asks about it (design: "Limits"). */
export function createCaptchaGate(sealer: Sealer, throttle: Throttle): CaptchaGate {
  return {
    async issue() {
      const digits = String(randomInt(10 ** length)).padStart(length, "0");
      const [key, image] = await Promise.all([
        sealer.sealCaptcha({ id: randomUUID(), digits }),
        drawDigits(digits),
      ]);
      return { key, image };
    },
    async read(key, value) {
      const captcha = await sealer.openCaptcha(key);
      if (captcha === null || (await throttle.take("captcha", captcha.id)) > 0) return false;
      return captcha.digits === value.normalize("NFKC").trim();
    },
  };
}
