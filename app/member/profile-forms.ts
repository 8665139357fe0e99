import { data } from "@remix-run/node";
import { mineUrl } from "~/urls";
import type { Site } from "../../server/request/context.ts";
import { emailForm, sendCodeForm, sendSmsForm, smsForm } from "~/account/forms";
import { answerForm, giveBack, goOn } from "~/forms/answer-form";
import { challengeAnswer, givePicture, wantsPicture } from "~/forms/challenge";
import { avatarForm, memberOnly, nicknameForm, passwordForm, questionForm } from "./forms";
import { readParts, type Fields } from "~/forms/read-form";

const saved = { to: mineUrl(), says: "member.saved" };
const codeSent = { note: "account.codeSent" };
const sendMobileForm = sendSmsForm.pick({ mobile: true, area: true });
const mostPictureBytes = 2 * 1024 * 1024;

/** The forms of the profile, each of which names itself. */
export async function changeProfile(site: Site, request: Request) {
  const parts = await readParts(request);
  const texts = [...parts].filter((one): one is [string, string] => typeof one[1] === "string");
  const fields: Fields = Object.fromEntries(texts);
  const { member } = site.pages;
  const sends = fields["intent"] === "send";
  const met = challengeAnswer(fields);
  if (wantsPicture(fields)) return givePicture(site, fields["form"] ?? "", fields);
  switch (fields["form"]) {
    case "nickname":
      return answerForm(site, fields, {
        name: "nickname",
        shape: nicknameForm,
        send: ({ nickname }) => member.rename(nickname),
        ...saved,
      });
    case "avatar":
      return answerForm(site, fields, {
        name: "avatar",
        shape: avatarForm,
        send: ({ avatar }) => member.pickAvatar(avatar),
        ...saved,
      });
    case "picture":
      return keepPicture(site, fields, parts.get("file"));
    case "password":
      return answerForm(site, fields, {
        name: "password",
        shape: passwordForm,
        send: ({ oldPassword, password }) => member.changePassword(oldPassword, password, met),
        ...saved,
      });
    case "question":
      return answerForm(site, fields, {
        name: "question",
        shape: questionForm,
        send: (form) => member.setQuestion(form.oldPassword, form.question, form.answer, met),
        ...saved,
      });
    case "email": {
      const name = "email";
      return sends
        ? answerForm(site, fields, {
            name,
            shape: sendCodeForm,
            send: ({ email }) => member.sendEmailCode(email, met),
            ...codeSent,
          })
        : answerForm(site, fields, {
            name,
            shape: emailForm,
            send: ({ email, code }) => member.changeEmail(email, code, met),
            ...saved,
          });
    }
    case "mobile": {
      const name = "mobile";
      return sends
        ? answerForm(site, fields, {
            name,
            shape: sendMobileForm,
            send: ({ mobile, area }) => member.sendMobileCode(mobile, area, met),
            ...codeSent,
          })
        : answerForm(site, fields, {
            name,
            shape: smsForm,
            send: ({ mobile, area, code }) => member.changeMobile(mobile, area, code, met),
            ...saved,
          });
    }
    default:
      throw data(null, { status: 400 });
  }
}

/** A picture counts by what it is, not by what it is called. */
async function keepPicture(site: Site, fields: Fields, file: FormDataEntryValue | null) {
  const name = "picture";
  if (!site.signedIn()) {
    const failure = { status: 401, words: null, key: "session.expired" };
    return giveBack(site, name, fields, { failure });
  }
  const fits = file instanceof Blob && file.size > 0 && file.size <= mostPictureBytes;
  const picture = fits ? await site.toAvatar(await file.bytes()) : null;
  if (picture === null) {
    return giveBack(site, name, fields, { errors: { file: "member.avatarBad" } });
  }
  const failure = await site.pages.member.uploadAvatar(picture);
  if (failure !== null) return giveBack(site, name, fields, { failure });
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
