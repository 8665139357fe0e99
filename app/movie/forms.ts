import { z } from "zod";
import { longestContact, longestReport } from "~/forms/limits";

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
