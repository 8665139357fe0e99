/** The texts of a form as they were sent, and the names of its files. Secrets are still among them. */
export interface PostedForm {
  texts: [name: string, value: string][];
  files: string[];
}

/** Remembers what a request posted, so that no answer need be without it. Null where it posted no form. */
export function rememberPosted(request: Request) {
  // A copy taken before anybody reads the form; it is only parsed where it is asked for.
  const copy = request.method === "POST" && !request.bodyUsed ? request.clone() : null;
  let form: Promise<PostedForm | null> | null = null;
  return { form: () => (form ??= copy === null ? Promise.resolve(null) : formOf(copy)) };
}

async function formOf(request: Request): Promise<PostedForm | null> {
  const parts = await request.formData().catch(() => null);
  if (parts === null) return null;
  const form: PostedForm = { texts: [], files: [] };
  for (const [name, value] of parts) {
    // A form sends a line's end as two characters; where it was typed it is one.
    if (typeof value === "string") form.texts.push([name, value.replaceAll("\r\n", "\n")]);
    else form.files.push(name);
  }
  return form;
}
