import { data } from "@remix-run/node";
import type { z } from "zod";

/** A form as its schema describes it; one that is none, or does not fit, is answered with 400 or 415. */
export async function readForm<Shape extends z.ZodType>(
  request: Request,
  shape: Shape,
): Promise<z.output<Shape>> {
  const form = shape.safeParse(await fieldsOf(request));
  if (!form.success) throw data(null, { status: 400 });
  return form.data;
}

export interface ReadFields<Form> {
  /** What the visitor typed, to fill the form again. */
  values: Record<string, string>;
  /** The first thing wrong with each field: a key of i18n. */
  errors: Record<string, string>;
  /** The form, where nothing is wrong. */
  form: Form | null;
}

/** Like `readForm`, for forms people fill in: what does not fit comes back field by field. */
export async function readFields<Shape extends z.ZodType>(
  request: Request,
  shape: Shape,
): Promise<ReadFields<z.output<Shape>>> {
  const values = await fieldsOf(request);
  const form = shape.safeParse(values);
  if (form.success) return { values, errors: {}, form: form.data };
  const errors: Record<string, string> = {};
  for (const { path, message } of form.error.issues) errors[path.join(".")] ??= message;
  return { values, errors, form: null };
}

async function fieldsOf(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    throw data(null, { status: 415 });
  }
  const fields = await request.formData().catch(() => null);
  if (fields === null) throw data(null, { status: 400 });
  const texts = [...fields].filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  return Object.fromEntries(texts);
}
