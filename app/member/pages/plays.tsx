import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { playForm } from "../forms";
import { readForm } from "~/forms/read-form";
import { siteOf } from "~/site.server";

/** Nothing to look at: players only write here. */
export async function loader(args: LoaderFunctionArgs) {
  return (await siteOf(args)).notFound();
}

/** Keeps how far a member is. A player has no use for an error, so whoever sends sense is told nothing. */
export async function action(args: ActionFunctionArgs) {
  const site = await siteOf(args);
  const { movid, urlid, seconds, type } = await readForm(args.request, playForm);
  if (site.signedIn()) await site.pages.member.reportPlay(movid, urlid, seconds, type === "2");
  if (site.sessionOver()) await site.cookies.setFlash({ tone: "error", key: "session.expired" });
  return new Response(null, { status: 204, headers: await site.cookies.putOn(new Headers()) });
}
