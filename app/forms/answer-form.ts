import { data, redirect } from "@remix-run/node";
import type { z } from "zod";
import { inLanguage } from "~/urls";
import type { Site } from "../../server/request/context.ts";
import type { Failure } from "../../server/pages/failure.ts";
import type { Challenge } from "../../server/session/captcha.ts";
import { checkFields, type Fields } from "./read-form";
import { isSecret } from "./secrets";

/** What a form that did not go through gives back to its page. */
export interface FormAnswer {
  /** Which form of the page it is about. */
  name: string;
  /** What the visitor typed, secrets excepted. */
  values: Fields;
  /** A key of i18n per field. */
  errors: Fields;
  failure: Omit<Failure, "captcha"> | null;
  /** A key of i18n for what did go through, where the page stays. */
  note?: string;
  /** The screen to go on with, where the form lies over a page. */
  next?: string;
  /** What must be met before the next attempt. */
  captcha?: Challenge;
}

export interface FormPlan<Shape extends z.ZodType> {
  name: string;
  shape: Shape;
  /** Passes the form on; null when it arrived. */
  send(form: z.output<Shape>): Promise<Failure | null>;
  /** Where it went through: the page to go to, and what to say there; or, where the page stays, a note in it. */
  to?: string;
  says?: string;
  note?: string;
}

/** Checks a form and passes it on. Whatever is wrong, its page comes back with every word that was typed. */
export async function answerForm<Shape extends z.ZodType>(
  site: Site,
  fields: Fields,
  plan: FormPlan<Shape>,
) {
  const { errors, form } = checkFields(fields, plan.shape);
  if (form === null) return giveBack(site, plan.name, fields, { errors });
  const failure = await plan.send(form);
  if (failure !== null) return giveBack(site, plan.name, fields, { failure });
  const { to, says, note } = plan;
  if (to !== undefined) return goOn(site, to, says);
  return giveBack(site, plan.name, fields, note === undefined ? {} : { note });
}

export function giveBack(
  site: Site,
  name: string,
  fields: Fields,
  more: Partial<Omit<FormAnswer, "name" | "values" | "failure">> & { failure?: Failure | null },
) {
  const { errors = {}, note } = more;
  const { captcha = more.captcha, ...failure } = more.failure ?? {};
  if (more.failure?.waitSeconds) site.retryAfter(more.failure.waitSeconds);
  const answer: FormAnswer = {
    name,
    values: withoutSecrets(fields),
    errors,
    failure: "status" in failure ? failure : null,
    ...(note !== undefined && { note }),
    ...(captcha !== undefined && { captcha }),
  };
  site.posted.answered({ failure: answer.failure, errors, note });
  const isFine = note !== undefined || more.captcha !== undefined;
  return data(answer, { status: more.failure?.status ?? (isFine ? 200 : 400) });
}

/** A form over a page did its part: where it goes on. */
export function goOnOver(name: string, next: string) {
  const answer: FormAnswer = { name, next, values: {}, errors: {}, failure: null };
  return data(answer);
}

/** On to another page, with a message where there is one. */
export async function goOn(site: Site, to: string, says?: string) {
  if (says !== undefined) await site.cookies.setFlash({ tone: "info", key: says });
  // A redirect never comes by `entry.server.tsx`, so it takes what this request sets along itself.
  const headers = await site.cookies.putOn(new Headers());
  return redirect(inLanguage(to, site.preferences.language), { status: 303, headers });
}

/** After a choice that is nobody's secret: on to `url`, which is as the choice wants it. */
export function goOnChosen(site: Site, url: string) {
  return redirect(url, { status: 303, headers: site.cookies.putSetOn(new Headers()) });
}

function withoutSecrets(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !isSecret(name)));
}
