import { z } from "zod";

export const likeForm = z.object({ intent: z.literal("like") });
