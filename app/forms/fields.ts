import { z } from "zod";
import type { MessageKey } from "~/i18n/translator";
import { says } from "./says";
import { typed } from "./secrets";

/** Fields that forms of several sections have. */

const tooLong = says("form.tooLong");

/** A line that must be filled in. */
export const filled = (longest: number, empty: MessageKey = "form.required") =>
  z.string(says(empty)).trim().min(1, says(empty)).max(longest, tooLong);

const label = "again.words";
/** A text that must be written, at most so long. */
export const text = (longest: number, empty: MessageKey) =>
  typed("lines", label, filled(longest, empty));
/** A text that may be left out. */
export const optionalText = (longest: number) =>
  typed("lines", label, z.string().trim().max(longest, tooLong).default(""));

/** What is wrong, or what could be better, must be said; how to reach the visitor may be. */
export const feedback = z.object({
  content: text(2_000, "form.contentEmpty"),
  contact: typed("text", "report.contact", z.string().trim().max(100, tooLong).default("")),
});

export const longestNote = 5_000;

/** What a heart asks for: an end state, so that sending it twice changes nothing more. */
export const heart = z.enum(["add", "remove"]);
/** The entry's own id at its host; 0 where there is none yet. */
export const entryId = z.coerce.number().int().min(0).default(0);
