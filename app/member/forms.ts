import { data } from "@remix-run/node";
import { z } from "zod";
import { readQuery, memberListQuery } from "~/urls";
import { newPasswordForm } from "~/account/forms";
import { longestContact, longestReport } from "~/forms/limits";
import type { Site } from "../../server/request/context.ts";
import type { Failure } from "../../server/pages/failure.ts";
import { answerForm } from "~/forms/answer-form";
import { checkFields, readFields } from "~/forms/read-form";

/** Who is signed in. Pages of the member area begin here: without accounts there are none, and no stranger goes on. */
export function memberOnly(site: Site) {
  return site.membersOnly();
}

/** The forms of the member area (spec 1, section 5). The messages are keys of i18n. */

const password = z.string().min(1, "form.required").max(200, "form.tooLong");

export const nicknameForm = z.object({
  nickname: z.string().trim().min(1, "form.required").max(30, "form.tooLong").prefault(""),
});
export const avatarForm = z.object({
  avatar: z.string("member.avatarPick").min(1, "member.avatarPick").max(300, "member.avatarPick"),
});
/** Only those who have a password are asked for it. */
export const passwordForm = newPasswordForm.and(z.object({ oldPassword: password.default("") }));
export const questionForm = z.object({
  question: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, "account.chooseQuestion")
    .prefault("")
    .transform(Number),
  answer: z.string().trim().min(1, "form.required").max(200, "form.tooLong").prefault(""),
  oldPassword: password.default(""),
});
export const suggestForm = z.object({
  content: z
    .string()
    .trim()
    .min(1, "form.contentEmpty")
    .max(longestReport, "form.tooLong")
    .prefault(""),
  contact: z.string().trim().max(longestContact, "form.tooLong").prefault(""),
});

const whole = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(z.number().min(from).max(to));
const id = whole(1, 2_147_483_647);

/** What names one entry of each list to the host. */
export const playEntry = z.object({ urlid: id });
export const favouriteEntry = z.object({ id, movid: id });
export const shortEntry = z.object({ id });
export const noteEntry = z.object({ id: whole(0, 2_147_483_647), urlid: id });

/** How far a player is. */
export const playForm = z.object({
  movid: id,
  urlid: id,
  seconds: whole(0, 1_000_000),
  type: z.enum(["1", "2"]),
});

/** Which page of a list, from 1, and whether to ask about clearing it. */
export function listQuery(request: Request) {
  const { page, clear } = readQuery(request, { query: memberListQuery });
  return { page: Math.max(1, page ?? 1), clear: clear ?? false };
}

export interface ListPlan<Entry extends z.ZodType> {
  entry: Entry;
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
      name: "list",
      shape: z.object({}),
      send: clear,
      to: to(),
      says: "member.cleared",
    });
  }
  if (checkFields(fields, entry).form === null) throw data(null, { status: 400 });
  return answerForm(site, fields, {
    name: "list",
    shape: entry,
    send: remove,
    to: to(listQuery(request).page),
    says: "member.deleted",
  });
}
