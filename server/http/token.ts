import { Unusable } from "./errors.ts";

/** What a token of a host may be: it travels in a header, and is kept in a cookie. */
export const tokenShape = /^[\x21-\x7e]{1,1500}$/;
/** In JSON, as the cookie holds it, quotes and backslashes count twice. */
const longestWritten = 1_600;

/** The token, where it can be kept. Throws Unusable. */
export function usableToken(token: string): string {
  if (tokenShape.test(token) && JSON.stringify(token).length <= longestWritten) return token;
  throw new Unusable(`a token of ${token.length} characters cannot be kept`);
}
