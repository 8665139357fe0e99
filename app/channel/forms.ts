import { z } from "zod";

/** What a channel's button asks for: an end state, so that sending it twice changes nothing more. */
export const followForm = z.object({ intent: z.enum(["follow", "unfollow"]) });
