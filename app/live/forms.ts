import { z } from "zod";
import { form } from "~/forms/form";

export const voteForm = form("vote", z.object({ intent: z.literal("vote") }));
