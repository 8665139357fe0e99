import type { LinksFunction } from "@remix-run/node";
import { communityStyles } from "~/community/styles/community-styles";
import liveStylesUrl from "./live.css?url";

/** The live rooms, and the comments and the menu they share with others. */
export const liveStyles: LinksFunction = () => [
  ...(communityStyles() ?? []),
  { rel: "stylesheet", href: liveStylesUrl },
];
