import { z } from "zod";
import { longestNote } from "./limits";

/** The heart of an album: puts it among the favourites, or takes it out; `id` is the favourite's own. */
export const favouriteForm = z.object({
  intent: z.enum(["add", "remove"]),
  id: z.coerce.number().int().min(0).prefault(0),
});

/** The heart of a short video. */
export const shortForm = favouriteForm.pick({ intent: true });

export const noteForm = z.object({
  content: z.string().trim().min(1, "form.noteEmpty").max(longestNote, "form.tooLong").prefault(""),
});
