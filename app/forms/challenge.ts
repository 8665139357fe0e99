import type { Site } from "../../server/request/context.ts";
import type { ChallengeAnswer } from "../../server/session/captcha.ts";
import { giveBack } from "./answer-form";
import type { Form } from "./form";
import { challengeForm } from "./forms";
import { checkFields, type Fields } from "./read-form";

/** What a form brings for the challenge in it. */
export function challengeAnswer(fields: Fields): ChallengeAnswer {
  const { captchaKey: key = "", captcha: value = "" } =
    checkFields(fields, challengeForm).sent ?? {};
  return { key, value };
}

/** The button beside a picture, which brings another one and sends nothing. */
export const wantsPicture = (fields: Fields) => fields["intent"] === "picture";

export async function givePicture(site: Site, form: Form, fields: Fields) {
  return giveBack(site, form, fields, await site.pages.account.another());
}
