import type { LinksFunction } from "@remix-run/node";
import { communityStyles } from "~/community/styles/community-styles";
import { readingLink } from "~/styles/reading-styles";

/** Lists of articles, and the text of one. */
export const articleStyles: LinksFunction = () => [readingLink];

/** The same with comments below. */
export const commentedStyles: LinksFunction = () => [readingLink, ...communityStyles()];
