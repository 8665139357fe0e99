import { z } from "zod";
import { entryId, feedback, heart, longestNote, text } from "~/forms/fields";
import { form } from "~/forms/form";

/** The heart of an album: puts it among the favourites, or takes it out. */
export const favouriteForm = form("favourite", z.object({ intent: heart, id: entryId }));

export const noteForm = form("note", z.object({ content: text(longestNote, "form.noteEmpty") }));

/** "Report a problem" with an episode. */
export const reportForm = form("report", feedback);
