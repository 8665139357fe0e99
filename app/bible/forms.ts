import { z } from "zod";
import { longestNote } from "~/forms/limits";

const count = z.coerce.number().int().min(0);

/** Puts the chapter's bookmark in, or takes it out; `id` is the bookmark's own. */
export const bookmarkForm = z.object({
  intent: z.enum(["add", "remove"]),
  id: count.prefault(0),
});

/** The note on a chapter; `id` is that of the note there already, or 0. An empty text takes it away. */
export const chapterNoteForm = z.object({
  id: count.prefault(0),
  content: z.string().trim().max(longestNote, "form.tooLong").prefault(""),
});

const digit = z.coerce.number().int();
/** One form of the reader's tools: letters, colours, voice, or versions. */
export const bibleSettingsForm = z.object({
  font: digit.pipe(z.literal([14, 18, 22, 26, 30, 34])).optional(),
  color: digit.pipe(z.literal([0, 1, 2, 3, 4])).optional(),
  audio: digit.pipe(z.literal([0, 1, 2])).optional(),
  /** Several versions beside each other; without it, the first of those chosen. */
  multi: z.enum(["0", "1"]).optional(),
  versions: z.array(z.string()).default([]),
  redirectTo: z.string().optional(),
});

/** Which entry of the reading history goes; 0 is all of them. */
export const historyForm = z.object({ id: z.coerce.number().int().min(0).prefault(-1) });
