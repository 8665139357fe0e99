import { z } from "zod";

export const longestReport = 2_000;
export const longestContact = 100;

/** "Report a problem": what is wrong must be said, how to reach the visitor may be. The messages are keys of i18n. */
export const reportForm = z.object({
  content: z
    .string()
    .trim()
    .min(1, "form.contentEmpty")
    .max(longestReport, "form.tooLong")
    .prefault(""),
  contact: z.string().trim().max(longestContact, "form.tooLong").prefault(""),
});
