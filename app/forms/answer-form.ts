import { data, redirect } from "@remix-run/node";
import type { z } from "zod";
import { inLanguage } from "~/urls";
import type { Site } from "../../server/request/context.ts";
import type { Failure } from "../../server/pages/failure.ts";
import type { MessageKey } from "~/i18n/translator";
import type { Form } from "./form";
import { rememberAnswer } from "./posted";
import { checkFields, type Fields, type FormAnswer } from "./read-form";

export interface FormPlan<Schema extends z.ZodType> {
  form: Form<Schema>;
  /** Passes the form on; null when it arrived. */
  send(sent: z.output<Schema>): Promise<Failure | null>;
  /** Where it went through: the page to go to, and what to say there; or, where the page stays, a note in it. */
  to?: string;
  says?: MessageKey;
  note?: MessageKey;
}

/** Checks a form and passes it on. Whatever is wrong, its page comes back with every word that was typed. */
export async function answerForm<Schema extends z.ZodType>(
  site: Site,
  fields: Fields,
  plan: FormPlan<Schema>,
) {
  const { form, to, says, note } = plan;
  const { errors, sent } = checkFields(fields, form);
  if (sent === null) return giveBack(site, form, fields, { errors });
  const failure = await plan.send(sent);
  if (failure !== null) return giveBack(site, form, fields, { failure });
  if (to !== undefined) return goOn(site, to, says);
  return giveBack(site, form, fields, note === undefined ? {} : { note });
}

export function giveBack(
  site: Site,
  form: Form,
  fields: Fields,
  more: Partial<Omit<FormAnswer, "name" | "values" | "failure">> & { failure?: Failure | null },
) {
  const { errors = {}, note } = more;
  const { captcha = more.captcha, ...failure } = more.failure ?? {};
  if (more.failure?.waitSeconds) site.retryAfter(more.failure.waitSeconds);
  const answer: FormAnswer = {
    name: form.name,
    values: checkFields(fields, form).values,
    errors,
    failure: "status" in failure ? failure : null,
    ...(note !== undefined && { note }),
    ...(captcha !== undefined && { captcha }),
  };
  rememberAnswer(site, answer);
  const isFine = note !== undefined || more.captcha !== undefined;
  return data(answer, { status: more.failure?.status ?? (isFine ? 200 : 400) });
}

/** A form over a page did its part: where it goes on. */
export function goOnOver(name: string, next: string) {
  const answer: FormAnswer = { name, next, values: {}, errors: {}, failure: null };
  return data(answer);
}

/** On to another page, with a message where there is one. */
export async function goOn(site: Site, to: string, says?: MessageKey) {
  if (says !== undefined) await site.cookies.setFlash({ tone: "info", key: says });
  // A redirect never comes by `entry.server.tsx`, so it takes what this request sets along itself.
  const headers = await site.cookies.putOn(new Headers());
  return redirect(inLanguage(to, site.preferences.language), { status: 303, headers });
}

/** After a choice that is nobody's secret: on to `url`, which is as the choice wants it. */
export function goOnChosen(site: Site, url: string) {
  return redirect(url, { status: 303, headers: site.cookies.putSetOn(new Headers()) });
}
