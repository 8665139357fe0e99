import { z } from "zod";
import { text } from "~/forms/fields";
import { form } from "~/forms/form";

/** Short enough to wait in a cookie while its author signs in. */
const longestComment = 500;

export const commentForm = form(
  "comment",
  z.object({ content: text(longestComment, "comment.empty") }),
);
