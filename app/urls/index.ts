/**
 * Every internal URL is written in this folder and nowhere else, and with it all that is known of a page before it is
 * asked for. Pages are 0-based in historic URLs, as they always were. This leaf imports nothing but itself, so both
 * halves of the site may read it.
 */
export * from "./account.ts";
export * from "./article.ts";
export * from "./bible.ts";
export * from "./channel.ts";
export * from "./community.ts";
export * from "./gospel.ts";
export * from "./languages.ts";
export * from "./live.ts";
export * from "./local-path.ts";
export * from "./member.ts";
export * from "./movie.ts";
export * from "./page-data.ts";
export { isPressed, pressedUrl } from "./press.ts";
export { mediumTypes, pathSegment, type PlayerOptions } from "./parts.ts";
export * from "./pictures.ts";
export { readQuery } from "./query.ts";
export * from "./search.ts";
export * from "./shell.ts";
export * from "./short.ts";
