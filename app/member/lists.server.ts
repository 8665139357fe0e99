import { data } from "@remix-run/node";
import type { z } from "zod";
import { answerForm } from "~/forms/answer-form";
import type { Form } from "~/forms/form";
import { checkFields, readFields } from "~/forms/read-form";
import type { Failure } from "../../server/pages/failure.ts";
import type { Site } from "../../server/request/context.ts";
import { memberListQuery, readQuery } from "~/urls";
import { clearForm } from "./forms";

/** Who is signed in. Pages of the member area begin here: without accounts there are none, and no stranger goes on. */
export function memberOnly(site: Site) {
  return site.membersOnly();
}

/** Which page of a list, from 1, and whether to ask about clearing it. */
export function listQuery(request: Request) {
  const { page, clear } = readQuery(request, { query: memberListQuery });
  return { page: Math.max(1, page ?? 1), clear: clear ?? false };
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
