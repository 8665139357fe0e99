import { data } from "@remix-run/node";
import type { z } from "zod";
import { numberQuery } from "~/params";
import { answerForm } from "~/forms/answer-form";
import { accountsOnly } from "~/forms/enter";
import type { Form } from "~/forms/form";
import { checkFields, readFields } from "~/forms/read-form";
import type { Failure } from "../../server/pages/failure.ts";
import type { Site } from "../../server/request/context.ts";
import { clearForm } from "./forms";

/** Who is signed in. Pages of the member area begin here: without accounts there are none, and no stranger goes on. */
export async function memberOnly(site: Site) {
  await accountsOnly(site);
  return site.user ?? site.signInFirst();
}

/** Which page of a list, from 1, and whether to ask about clearing it. */
export function listQuery(request: Request) {
  return {
    page: Math.max(1, numberQuery(request, "page") ?? 1),
    clear: numberQuery(request, "clear") === 1,
  };
}

export interface ListPlan<Entry extends z.ZodType> {
  entry: Form<Entry>;
  remove(entry: z.output<Entry>): Promise<Failure | null>;
  clear?: () => Promise<Failure | null>;
  to: (page?: number) => string;
}

/** Deletes one entry of a list, or all of them, and comes back to it. */
export async function changeList<Entry extends z.ZodType>(
  site: Site,
  request: Request,
  { entry, remove, clear, to }: ListPlan<Entry>,
) {
  const fields = await readFields(request);
  if (fields["form"] === "clear" && clear !== undefined) {
    return answerForm(site, fields, {
      form: clearForm,
      send: clear,
      to: to(),
      says: "member.cleared",
    });
  }
  if (checkFields(fields, entry).sent === null) throw data(null, { status: 400 });
  return answerForm(site, fields, {
    form: entry,
    send: remove,
    to: to(listQuery(request).page),
    says: "member.deleted",
  });
}
