import { z } from "zod";
import { entryId, heart, longestNote, optionalText } from "~/forms/fields";
import { form } from "~/forms/form";

/** Puts the chapter's bookmark in, or takes it out. */
export const bookmarkForm = form("bookmark", z.object({ intent: heart, id: entryId }));

/** The note on a chapter. An empty text takes it away. */
export const chapterNoteForm = form(
  "note",
  z.object({ id: entryId, content: optionalText(longestNote) }),
);

const digit = z.coerce.number().int();
/** One form of the reader's tools: letters, colours, voice, or versions. */
export const bibleSettingsForm = form(
  "settings",
  z.object({
    font: digit.pipe(z.literal([14, 18, 22, 26, 30, 34])).optional(),
    color: digit.pipe(z.literal([0, 1, 2, 3, 4])).optional(),
    audio: digit.pipe(z.literal([0, 1, 2])).optional(),
    /** Several versions beside each other; without it, the first of those chosen. */
    multi: z.enum(["0", "1"]).optional(),
    versions: z.array(z.string()).default([]),
    redirectTo: z.string().optional(),
  }),
);

/** Which entry of the reading history goes; 0 is all of them. */
export const historyForm = form("history", z.object({ id: z.coerce.number().int().min(0) }));
