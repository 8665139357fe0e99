import type { Site } from "../../server/request/context.ts";
import type { ChallengeAnswer } from "../../server/session/captcha.ts";
import { giveBack } from "./answer-form";
import type { Fields } from "./read-form";

/** What a form brings for the challenge in it. Whatever does not fit is no answer to one. */
export function challengeAnswer(fields: Fields): ChallengeAnswer {
  const { captchaKey = "", captcha = "" } = fields;
  return { key: captchaKey.slice(0, longestKey), value: captcha.trim().slice(0, longestValue) };
}
const longestKey = 600;
const longestValue = 2_000;

/** The button beside a picture, which brings another one and sends nothing. */
export const wantsPicture = (fields: Fields) => fields["intent"] === "picture";

export async function givePicture(site: Site, name: string, fields: Fields) {
  return giveBack(site, name, fields, await site.pages.account.another());
}
