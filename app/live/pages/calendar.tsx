import type { LoaderFunctionArgs } from "@remix-run/node";
import { calendarType, nextBroadcast } from "../calendar.server";
import { idParam } from "~/params";
import { siteOf } from "~/site.server";

/** The next start of a room, for a calendar. */
export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const id = idParam(args.params["id"]) ?? (await site.notFound());
  const next = await site.pages.live.nextStart(id);
  return new Response(nextBroadcast(next, site), {
    headers: { "Content-Type": `${calendarType}; charset=utf-8` },
  });
}
