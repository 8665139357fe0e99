import { z } from "zod";
import { filled } from "~/forms/fields";
import { form } from "~/forms/form";
import { says } from "~/forms/says";
import { once, secret, typed } from "~/forms/secrets";

/** The forms of signing in (docs/rules.md, sign-in 3, 8 and 12). */

const required = says("form.required");
const tooLong = says("form.tooLong");
/** Linear, and never run on more than an address may have: these forms are anybody's. */
const emailShape = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const longestEmail = 100;
const isEmail = (text: string) => text.length <= longestEmail && emailShape.test(text);

/** Passwords are taken as they are typed. */
const anyPassword = z.string(required).min(1, required).max(200, tooLong);
const password = secret(typed("password", "account.password", anyPassword));
const newPassword = secret(
  typed("password", "account.password", anyPassword.min(6, says("form.passwordShort"))),
);
const confirmation = secret(typed("password", "account.confirmPassword", anyPassword));
/** Only those who have a password are asked for it. */
export const oldPassword = secret(typed("password", "member.oldPassword", anyPassword.default("")));

const account = typed("text", "account.account", filled(200));
export const answer = secret(typed("text", "account.answer", filled(200)));
const email = typed(
  "email",
  "account.email",
  filled(longestEmail).refine(isEmail, says("form.email")),
);
/** Comes back where its page does: it was read from elsewhere, and is good for one account alone. */
const code = typed("text", "account.code", filled(10));
const phone = says("form.phone");
const mobile = typed(
  "tel",
  "account.mobile",
  z
    .string(phone)
    .trim()
    .regex(/^\d{5,15}$/, phone)
    .max(15, phone),
);
const area = z
  .string()
  .regex(/^\+?\d{1,4}$/, phone)
  .prefault("86");

/** Whatever has a new password has it twice. */
export const matching = <Shape extends z.ZodType<{ password: string; confirmation: string }>>(
  shape: Shape,
) =>
  shape.refine(({ password, confirmation }) => password === confirmation, {
    path: ["confirmation"],
    message: says("form.mismatch"),
  });
export const newPasswords = z.object({ password: newPassword, confirmation });

export const passwordForm = form("password", z.object({ account, password }));

/** A name of one's own choice; what looks like a mobile number or an e-mail address must be one. */
const newAccount = filled(60).refine(
  (text) =>
    /^\+?[\d\s-]+$/.test(text) ? /^\d{5,15}$/.test(text) : !text.includes("@") || isEmail(text),
  says("form.account"),
);
export const registerForm = form(
  "register",
  matching(
    z.object({ account: typed("text", "account.account", newAccount), ...newPasswords.shape }),
  ),
);

const choose = says("account.chooseQuestion");
export const questionForm = form(
  "question",
  z.object({ account, question: z.coerce.number(choose).int(choose).min(1, choose), answer }),
);

const emailFields = z.object({ email, code });
export const emailForm = form("email", emailFields);
export const sendCodeForm = form("email", emailFields.pick({ email: true }), emailFields);
export const newPasswordForm = form("password", matching(newPasswords));

const contentEmpty = says("form.contentEmpty");
const smsFields = z.object({ mobile, area, code });
export const smsForm = form("sms", smsFields);
export const sendSmsForm = form("sms", smsFields.omit({ code: true }), smsFields);

const pictureFields = z.object({
  mobile,
  area,
  hostCaptcha: once(
    typed(
      "text",
      "account.captcha",
      z.string(contentEmpty).trim().min(1, contentEmpty).max(20, tooLong),
    ),
  ),
  hostCaptchaKey: once(z.string().max(200).default("")),
});
/** The host's picture, read before it sends a text message. */
export const captchaForm = form("captcha", pictureFields);
/** The same before anything is read. */
export const toCaptchaForm = form(
  "captcha",
  pictureFields.pick({ mobile: true, area: true }),
  pictureFields,
);

/** For members, who read no picture. */
export const mobileForm = form("mobile", smsFields);
export const sendMobileForm = form("mobile", smsFields.omit({ code: true }), smsFields);
