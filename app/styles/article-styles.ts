import type { LinksFunction } from "@remix-run/node";
import articleStylesUrl from "./article.css?url";
import { communityStyles } from "./community-styles";

export { articleStylesUrl };

const articleLink = { rel: "stylesheet", href: articleStylesUrl };

/** Lists of articles, and the text of one. */
export const articleStyles: LinksFunction = () => [articleLink];

/** The same with comments below. */
export const commentedStyles: LinksFunction = () => [articleLink, ...communityStyles()];
