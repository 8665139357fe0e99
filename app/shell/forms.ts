import { z } from "zod";
import { form } from "~/forms/form";
import { languages } from "~/urls";

/** The language, appearance and data-saver forms of the shell; each sends one of the three. */
export const preferencesForm = form(
  "preferences",
  z.object({
    lang: z.enum(languages).optional(),
    theme: z.enum(["dark", "light"]).optional(),
    lite: z.enum(["0", "1"]).optional(),
    redirectTo: z.string().optional(),
  }),
);
