/** What a text may hold at most. A module of its own: pages show it, and need no validator for that. */
export const longestNote = 5_000;
export const longestReport = 2_000;
/** Short enough to wait in a cookie while its author signs in. */
export const longestComment = 500;
export const longestContact = 100;
