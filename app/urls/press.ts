import { changeQuery } from "./parts.ts";
import { oneOf } from "./query.ts";

/** What a stranger can press that is done once they are signed in: a heart, a bell, a like. */
export const press = oneOf("add", "follow", "like");

/** The way back from the sign-in to a page, with what was pressed there. */
export const pressedUrl = (url: string, pressed: "add" | "follow" | "like") =>
  changeQuery(url, (query) => query.set("press", pressed));
export const isPressed = (url: string) => /[?&]press=/.test(url);
