import { z } from "zod";
import { form } from "~/forms/form";

/** What a channel's button asks for: an end state, so that sending it twice changes nothing more. */
export const followForm = form("follow", z.object({ intent: z.enum(["follow", "unfollow"]) }));
