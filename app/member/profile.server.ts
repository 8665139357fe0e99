import { data } from "@remix-run/node";
import { mineUrl } from "~/urls";
import type { Failure } from "../../server/pages/failure.ts";
import type { Site } from "../../server/request/context.ts";
import { emailForm, mobileForm, sendCodeForm, sendMobileForm } from "~/account/forms";
import { answerForm, giveBack, goOn } from "~/forms/answer-form";
import { challengeAnswer, givePicture, wantsPicture } from "~/forms/challenge";
import { readParts, textsOf, type Fields } from "~/forms/read-form";
import { avatarForm, nicknameForm, passwordForm, pictureForm, questionForm } from "./forms";
import { memberOnly } from "./lists.server";

const saved = { to: mineUrl(), says: "member.saved" } as const;
const codeSent = { note: "account.codeSent" } as const;
const mostPictureBytes = 2 * 1024 * 1024;

/** The forms of the profile, each of which names itself. */
export async function changeProfile(site: Site, request: Request) {
  const parts = await readParts(request);
  const fields = textsOf(parts);
  const { member } = site.pages;
  const sends = fields["intent"] === "send";
  const met = challengeAnswer(fields);
  const form = forms.find(({ name }) => name === fields["form"]);
  if (form === undefined) throw data(null, { status: 400 });
  if (wantsPicture(fields)) return givePicture(site, form, fields);
  switch (form) {
    case nicknameForm:
      return answerForm(site, fields, {
        form: nicknameForm,
        send: ({ nickname }) => member.rename(nickname),
        ...saved,
      });
    case avatarForm:
      return answerForm(site, fields, {
        form: avatarForm,
        send: ({ avatar }) => member.pickAvatar(avatar),
        ...saved,
      });
    case passwordForm:
      return answerForm(site, fields, {
        form: passwordForm,
        send: ({ oldPassword, password }) => member.changePassword(oldPassword, password, met),
        ...saved,
      });
    case questionForm:
      return answerForm(site, fields, {
        form: questionForm,
        send: (sent) => member.setQuestion(sent.oldPassword, sent.question, sent.answer, met),
        ...saved,
      });
    case emailForm:
      return sends
        ? answerForm(site, fields, {
            form: sendCodeForm,
            send: ({ email }) => member.sendEmailCode(email, met),
            ...codeSent,
          })
        : answerForm(site, fields, {
            form: emailForm,
            send: ({ email, code }) => member.changeEmail(email, code, met),
            ...saved,
          });
    case mobileForm:
      return sends
        ? answerForm(site, fields, {
            form: sendMobileForm,
            send: ({ mobile, area }) => member.sendMobileCode(mobile, area, met),
            ...codeSent,
          })
        : answerForm(site, fields, {
            form: mobileForm,
            send: ({ mobile, area, code }) => member.changeMobile(mobile, area, code, met),
            ...saved,
          });
    default:
      return keepPicture(site, fields, parts.get("file"));
  }
}
const forms = [
  nicknameForm,
  avatarForm,
  passwordForm,
  questionForm,
  emailForm,
  mobileForm,
  pictureForm,
] as const;

/** A picture counts by what it is, not by what it is called. */
async function keepPicture(site: Site, fields: Fields, file: FormDataEntryValue | null) {
  if (!site.signedIn()) {
    const failure: Failure = { status: 401, words: null, key: "session.expired" };
    return giveBack(site, pictureForm, fields, { failure });
  }
  const fits = file instanceof Blob && file.size > 0 && file.size <= mostPictureBytes;
  const picture = fits ? await site.toAvatar(await file.bytes()) : null;
  if (picture === null) {
    return giveBack(site, pictureForm, fields, { errors: { file: "member.avatarBad" } });
  }
  const failure = await site.pages.member.uploadAvatar(picture);
  if (failure !== null) return giveBack(site, pictureForm, fields, { failure });
  return goOn(site, saved.to, saved.says);
}

/**
 * The profile and what its forms offer. Where a form was just sent, its page comes back whatever the hosts do:
 * with what the session knows of the member.
 */
export async function profileOf(site: Site, request: Request) {
  const user = await memberOnly(site);
  // The loader of a posted page gets the form's headers, but not its method.
  const posted = request.headers.has("content-type");
  return site.pages.member.profile().catch((error: unknown) => {
    if (!posted || error instanceof Response) throw error;
    const profile = { ...user, email: "", mobile: "", avatar: user.avatar || null };
    return { profile, avatars: [], areas: [], questions: [] };
  });
}
