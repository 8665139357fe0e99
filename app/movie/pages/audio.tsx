import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { idParam } from "~/params";
import { siteOf } from "~/site.server";

/** Sends a podcast app to the file: that address may change, this one does not. */
export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const movid = idParam(args.params["movid"]) ?? (await site.notFound());
  const urlid = idParam(args.params["urlid"]) ?? (await site.notFound());
  const { src } = await site.pages.podcast.sound(movid, urlid);
  site.countsAs("vodmp3", urlid);
  return redirect(src);
}
