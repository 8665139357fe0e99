import { z } from "zod";
import { form } from "./form";
import { once } from "./secrets";

/** What any form may bring for the challenge in it. Whatever does not fit is no answer to one. */
export const challengeForm = form(
  "challenge",
  z.object({
    captchaKey: once(cut(z.string(), 600)),
    captcha: once(cut(z.string().trim(), 2_000)),
  }),
);

function cut(shape: z.ZodString, longest: number) {
  return shape.default("").transform((text) => text.slice(0, longest));
}
