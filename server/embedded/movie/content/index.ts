export { albums } from "./albums.ts";
export { categories } from "./categories.ts";
export { notices } from "./notices.ts";
export { footerHtml, friendLinks, hotWords } from "./site.ts";
export { speakers } from "./speakers.ts";
export { topics } from "./topics.ts";
export type * from "./types.ts";
