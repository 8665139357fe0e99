import type { MessageKey } from "~/i18n/translator";

/** What schemas say. Validators carry any text; this gives back the keys that went in. */
const said = new Map<string, MessageKey>();

/** The message of a check in a schema. */
export function says(key: MessageKey): MessageKey {
  said.set(key, key);
  return key;
}

/** The key behind a validator's message. A check without a message of ours is one no person can fail by typing. */
export function keyOf(message = ""): MessageKey {
  return said.get(message) ?? "form.refused";
}
