import type { LinksFunction } from "@remix-run/node";
import { formStylesUrl } from "~/styles/form-styles";
import memberStylesUrl from "./member.css?url";

export const memberStyles: LinksFunction = () =>
  [formStylesUrl, memberStylesUrl].map((href) => ({ rel: "stylesheet", href }));
