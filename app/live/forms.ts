import { z } from "zod";

export const voteForm = z.object({ intent: z.literal("vote") });
