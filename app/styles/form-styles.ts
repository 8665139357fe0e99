import type { LinksFunction } from "@remix-run/node";
import formStylesUrl from "./forms.css?url";

export { formStylesUrl };

/** Forms and the member area: a file of its own, so that pages which are only read do not carry it. */
export const formStyles: LinksFunction = () => [{ rel: "stylesheet", href: formStylesUrl }];
