import { data } from "@remix-run/node";
import type { z } from "zod";

/** A form as its schema describes it; one that is none, or does not fit, is answered with 400 or 415. */
export async function readForm<Shape extends z.ZodType>(
  request: Request,
  shape: Shape,
): Promise<z.output<Shape>> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    throw data(null, { status: 415 });
  }
  const fields = await request.formData().catch(() => null);
  const form = shape.safeParse(fields === null ? null : Object.fromEntries(fields));
  if (!form.success) throw data(null, { status: 400 });
  return form.data;
}
