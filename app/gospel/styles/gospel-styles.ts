import type { LinksFunction } from "@remix-run/node";
import { readingLink } from "~/styles/reading-styles";
import gospelStylesUrl from "./gospel.css?url";

/** Books; their chapters are set as articles are. */
export const gospelStyles: LinksFunction = () => [
  readingLink,
  { rel: "stylesheet", href: gospelStylesUrl },
];
