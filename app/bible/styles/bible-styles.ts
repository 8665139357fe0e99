import type { LinksFunction } from "@remix-run/node";
import bibleStylesUrl from "./bible.css?url";
import { formStylesUrl } from "~/styles/form-styles";

/** The Bible's pages, and their forms. */
export const bibleStyles: LinksFunction = () =>
  [formStylesUrl, bibleStylesUrl].map((href) => ({ rel: "stylesheet", href }));
