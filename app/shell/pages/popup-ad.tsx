import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteOf } from "~/site.server";

/** The popup ad as data, or null; a failure is only logged (docs/rules.md, shell 6). */
export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  return Response.json({ ad: await site.pages.shell.popupAd() });
}
