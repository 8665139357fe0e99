import { data } from "@remix-run/node";
import type { z } from "zod";

export type Fields = Record<string, string>;

/** A form as its schema describes it; one that is none, or does not fit, is answered with 400 or 415. */
export async function readForm<Shape extends z.ZodType>(
  request: Request,
  shape: Shape,
): Promise<z.output<Shape>> {
  const form = shape.safeParse(await readFields(request));
  if (!form.success) throw data(null, { status: 400 });
  return form.data;
}

export interface CheckedFields<Form> {
  /** The first thing wrong with each field: a key of i18n. */
  errors: Fields;
  /** The form, where nothing is wrong. */
  form: Form | null;
}

/** For forms people fill in: what does not fit is named field by field. */
export function checkFields<Shape extends z.ZodType>(
  fields: Fields,
  shape: Shape,
): CheckedFields<z.output<Shape>> {
  const form = shape.safeParse(fields);
  if (form.success) return { errors: {}, form: form.data };
  const errors: Fields = {};
  for (const { path, message } of form.error.issues) errors[path.join(".")] ??= message;
  return { errors, form: null };
}

/** The texts of a posted form; anything that is no form is answered with 400 or 415. */
export async function readFields(request: Request): Promise<Fields> {
  // A form sends a line's end as two characters; where it was typed, and counted, it is one.
  const texts = [...(await readParts(request))].flatMap(([name, value]) =>
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
