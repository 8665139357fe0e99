import { z } from "zod";
import { heart } from "~/forms/fields";
import { form } from "~/forms/form";

/** The heart of a short video. */
export const shortForm = form("favourite", z.object({ intent: heart }));
