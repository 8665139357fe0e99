import type { MessageKey } from "~/i18n/translator";
import type { Site } from "../../server/request/context.ts";
import type { FormAnswer } from "./read-form";
import { everyForm } from "./form";
import { steering } from "./read-form";
import type { Marks, Typed } from "./secrets";

/** A field of a form that is shown once more because its own page cannot be. */
export interface PostedField {
  name: string;
  value: string;
  /** `hidden` is what nobody typed. */
  kind: Typed | "hidden";
  label: MessageKey;
}

type Answered = Pick<FormAnswer, "failure" | "errors" | "note">;

/** A form that was sent, ready to be sent again. */
export interface Posted extends Answered {
  fields: PostedField[];
  /** Some of it is not kept and has to be typed again. */
  secrets: boolean;
}

const answers = new WeakMap<Site, Answered>();

/** Remembers what became of the form of this request, for a page that cannot be shown. */
export function rememberAnswer(site: Site, { failure, errors, note }: FormAnswer) {
  answers.set(site, { failure, errors, ...(note !== undefined && { note }) });
}

/** What the form of this request held, without its secrets; null where none was sent. */
export async function postedTo(site: Site): Promise<Posted | null> {
  const form = await site.posted.form();
  if (form === null) return null;
  const all = marksByName();
  const known = (name: string) => all.get(name) ?? null;
  const shown = (name: string, value: string): PostedField[] => {
    const marks = known(name);
    // What no form of ours has is not given back.
    if (marks === null || marks.once) return [];
    const { kind = "hidden", label = "again.words", secret } = marks;
    return [{ name, value: secret ? "" : value, kind, label }];
  };
  const fields = [
    ...form.texts.flatMap(([name, value]) => shown(name, value)),
    ...form.files.flatMap((name) => shown(name, "")),
  ];
  const secrets = form.texts.some(([name]) => known(name)?.secret) || form.files.length > 0;
  const { failure, errors, note } = answers.get(site) ?? { failure: null, errors: {} };
  return { fields, secrets, failure, errors, ...(note !== undefined && { note }) };
}

/** The page is not known, so the form is not: a name that is secret in one form is secret here. */
function marksByName(): ReadonlyMap<string, Marks> {
  const all = new Map<string, Marks>(steering.map((name) => [name, {}]));
  for (const { marks } of everyForm) {
    for (const [name, mine] of marks)
      all.set(name, { ...mine, ...all.get(name), ...guarded(mine) });
  }
  return all;
}

const guarded = ({ secret, once }: Marks) => ({ ...(secret && { secret }), ...(once && { once }) });
