import { z } from "zod";
import { form } from "~/forms/form";

export const likeForm = form("like", z.object({ intent: z.literal("like") }));
