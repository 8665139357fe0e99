import { z } from "zod";

/** The forms of signing in (spec 1, section 5). The messages are keys of i18n. */

const filled = z.string().trim().min(1, "form.required").max(200, "form.tooLong").prefault("");
/** Linear, and never run on more than an address may have: these forms are anybody's. */
const emailShape = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const longestEmail = 100;
const isEmail = (text: string) => text.length <= longestEmail && emailShape.test(text);
/** Passwords are taken as they are typed. */
const password = z.string().min(1, "form.required").max(200, "form.tooLong").prefault("");
const newPassword = z
  .string()
  .min(1, "form.required")
  .min(6, "form.passwordShort")
  .max(200, "form.tooLong")
  .prefault("");
const email = z
  .string()
  .trim()
  .min(1, "form.required")
  .max(100, "form.tooLong")
  .refine(isEmail, "form.email")
  .prefault("");
const mobile = z
  .string()
  .trim()
  .regex(/^\d{5,15}$/, "form.phone")
  .prefault("");

const matching = <Shape extends z.ZodType<{ password: string; confirmation: string }>>(
  shape: Shape,
) =>
  shape.refine(({ password, confirmation }) => password === confirmation, {
    path: ["confirmation"],
    message: "form.mismatch",
  });

export const passwordForm = z.object({ account: filled, password });

/** A name of one's own choice; what looks like a mobile number or an e-mail address must be one. */
const newAccount = filled.refine(
  (text) =>
    /^\+?[\d\s-]+$/.test(text) ? /^\d{5,15}$/.test(text) : !text.includes("@") || isEmail(text),
  "form.account",
);

export const registerForm = matching(
  z.object({ account: newAccount, password: newPassword, confirmation: password }),
);

export const questionForm = z.object({
  account: filled,
  question: z.coerce
    .number("account.chooseQuestion")
    .int()
    .min(1, "account.chooseQuestion")
    .prefault(0),
  answer: filled,
});

export const sendCodeForm = z.object({ email });
export const emailForm = z.object({ email, code: filled });
export const newPasswordForm = matching(
  z.object({ password: newPassword, confirmation: password }),
);

export const sendSmsForm = z.object({
  mobile,
  area: z
    .string()
    .regex(/^\+?\d{1,4}$/)
    .prefault("86"),
  hostCaptcha: z.string().trim().min(1, "form.contentEmpty").max(20).prefault(""),
  hostCaptchaKey: z.string().max(200).prefault(""),
});
export const smsForm = sendSmsForm.pick({ mobile: true, area: true }).extend({ code: filled });
