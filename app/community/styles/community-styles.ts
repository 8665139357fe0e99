import type { LinksFunction } from "@remix-run/node";
import communityStylesUrl from "./community.css?url";
import { formStylesUrl } from "~/styles/form-styles";

export { communityStylesUrl };

/** Comments, and the menu over live rooms, shorts and channels. */
export const communityStyles: LinksFunction = () =>
  [formStylesUrl, communityStylesUrl].map((href) => ({ rel: "stylesheet", href }));
