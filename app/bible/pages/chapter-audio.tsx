import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { idParam } from "~/params";
import { siteOf } from "~/site.server";

/** Sends the background player to the chapter's file: which voice it is, and whether there is one, is known only then. */
export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const volume = idParam(args.params["volume"]) ?? (await site.notFound());
  const chapter = idParam(args.params["chapter"]) ?? (await site.notFound());
  const { src } = await site.pages.bible.sound(args.params["lang"] ?? "0", { volume, chapter });
  return redirect(src);
}
