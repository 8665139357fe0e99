import type { MessageKey } from "~/i18n/translator";
import type { Failure } from "../../server/pages/failure.ts";
import type { Site } from "../../server/request/context.ts";
import { goOn } from "./answer-form";
import { pressedUrl } from "~/urls";
import { entersNow } from "./enter";
import type { Fields } from "./read-form";

export interface PressPlan {
  send(): Promise<Failure | null>;
  to: string;
  says: MessageKey;
}

/**
 * Does what a stranger pressed before signing in, and comes back to the page. Only on the way from the sign-in: at any
 * other time an address changes nothing, whoever made it.
 */
export async function doPressed(site: Site, pressed: string | null, plan: PressPlan) {
  if (pressed === null || !entersNow(site)) return;
  const failure = await plan.send();
  if (failure === null) throw await goOn(site, plan.to, plan.says);
  throw await goOn(site, plan.to, "form.refused");
}

/** Where to go on after the sign-in that a heart needs. */
export const signInFor = (fields: Fields, url: string) =>
  fields["intent"] === "add" ? pressedUrl(url, "add") : url;
