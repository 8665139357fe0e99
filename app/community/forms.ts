import { z } from "zod";
import { longestComment } from "~/forms/limits";

export const commentForm = z.object({
  content: z
    .string()
    .trim()
    .min(1, "comment.empty")
    .max(longestComment, "form.tooLong")
    .prefault(""),
});
