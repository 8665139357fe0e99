import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import type { z } from "zod";
import type { MessageKey } from "~/i18n/translator";
import type { Form } from "./form";
import { keyOf } from "./says";
import type { Failure } from "../../server/pages/failure.ts";
import type { Challenge } from "../../server/session/captcha.ts";

export type Fields = Record<string, string>;

/** What any form may carry unseen: which form it is, which button was pressed, where to go on. */
export const steering = ["form", "intent", "redirectTo", "over", "agree"];

/** A form as its schema describes it; one that is none, or does not fit, is answered with 400 or 415. */
export async function readForm<Schema extends z.ZodType>(
  request: Request,
  form: Form<Schema>,
): Promise<z.output<Schema>> {
  const { sent } = checkFields(await readFields(request), form);
  if (sent === null) throw data(null, { status: 400 });
  return sent;
}

export interface CheckedFields<Sent> {
  /** The first thing wrong with each field. */
  errors: Record<string, MessageKey>;
  /** What its page may show again: fields of the form, secrets excepted. */
  values: Fields;
  /** What was sent, where nothing is wrong. */
  sent: Sent | null;
}

/** What a form that did not go through gives back to its page. */
export interface FormAnswer {
  /** Which form of the page it is about. */
  name: string;
  /** What the visitor typed, secrets excepted. */
  values: Fields;
  errors: CheckedFields<never>["errors"];
  failure: Omit<Failure, "captcha"> | null;
  /** What did go through, where the page stays. */
  note?: MessageKey;
  /** The screen to go on with, where the form lies over a page. */
  next?: string;
  /** What must be met before the next attempt. */
  captcha?: Challenge;
}

/** For forms people fill in: what does not fit is named field by field. */
export function checkFields<Schema extends z.ZodType>(
  fields: Fields,
  { schema, marks }: Form<Schema>,
): CheckedFields<z.output<Schema>> {
  // Fields that no schema knows are dropped here: they could steer the parser, or come back unasked.
  const known = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (marks.has(name) || steering.includes(name)) known.append(name, value);
  }
  // Schemas tell an empty field from a missing one, which conform's own coercion would not.
  const submission = parseWithZod(known, { schema, disableAutoCoercion: true });
  const sent = submission.status === "success" ? submission.value : null;
  const hideFields = [...marks].flatMap(([name, { secret }]) => (secret ? [name] : []));
  const { error, initialValue } = submission.reply({ hideFields });
  const errors: CheckedFields<never>["errors"] = {};
  for (const [name, messages] of Object.entries(error ?? {})) errors[name] = keyOf(messages?.[0]);
  const values: Fields = {};
  for (const [name, value] of Object.entries(initialValue ?? {})) {
    if (typeof value === "string") values[name] = value;
  }
  return { errors, values, sent };
}

/** The texts of a posted form; anything that is no form is answered with 400 or 415. */
export async function readFields(request: Request): Promise<Fields> {
  return textsOf(await readParts(request));
}

/** A form sends a line's end as two characters; where it was typed, and counted, it is one. */
export function textsOf(parts: FormData): Fields {
  const texts = [...parts].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value.replaceAll("\r\n", "\n")] as const] : [],
  );
  return Object.fromEntries(texts);
}

export async function readParts(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    throw data(null, { status: 415 });
  }
  const parts = await request.formData().catch(() => null);
  if (parts === null) throw data(null, { status: 400 });
  return parts;
}
