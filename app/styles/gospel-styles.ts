import type { LinksFunction } from "@remix-run/node";
import { articleStylesUrl } from "./article-styles";
import gospelStylesUrl from "./gospel.css?url";

/** Books; their chapters are set as articles are. */
export const gospelStyles: LinksFunction = () =>
  [articleStylesUrl, gospelStylesUrl].map((href) => ({ rel: "stylesheet", href }));
