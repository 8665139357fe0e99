import { queryOf } from "./parts.ts";

/**
 * A search by a link: where the form at `form` lands with these words, so that they enter the visitor's history.
 * Without a type, the first that finds something.
 */
export const searchAtUrl = (form: string, words: string, type?: number) =>
  form + queryOf({ kw: words, type: type === undefined ? undefined : `${type}` });
