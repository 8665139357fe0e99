import type { AppLoadContext, EntryContext, HandleDataRequestFunction } from "@remix-run/node";
import { isRouteErrorResponse } from "@remix-run/react";
import { contentPolicy } from "~/document/content-policy";
import { draw, idOf, takeData } from "~/document/draw";
import { siteOf } from "~/site.server";
import "~/i18n/languages.server";

/** Nothing is deferred: Remix need not keep what it has encoded for anything that comes later. */
export const streamTimeout = 0;

/** Draws the page, and sets the policy that allows just this one. */
export default async function handleRequest(
  request: Request,
  given: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const site = await siteOf({ context, request });
  const data = await takeData(remixContext);
  await site.renderTurn();
  const errors = Object.values(remixContext.staticHandlerContext.errors ?? {});
  const lost = errors.some((error) => isRouteErrorResponse(error) && error.status === 404);
  // A form about what is not there is refused; its page says why there is none.
  const status = given === 400 && lost ? 404 : given;
  // What is not kept has nothing beside it, and where data is saved no script asks.
  const keeps = site.keepsData && status === 200 && !site.preferences.lite;
  const beside = keeps ? { id: idOf(data), text: data } : null;
  const html = draw(request, remixContext, data, beside?.id ?? null);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", contentPolicy(html, site.mediaSources));
  headers.set("Content-Language", site.preferences.language);
  if (status === 503) headers.set("Retry-After", "10");
  await site.cookies.putOn(headers);
  const taken = site.handOver({ html, data: beside });
  return new Response(taken ? null : html, { status, headers });
}

/** Client navigation asks for the data of a page: it carries the same cookies. */
export const handleDataRequest: HandleDataRequestFunction = async (response, args) => {
  const site = await siteOf(args);
  await site.cookies.putOn(response.headers);
  return response;
};

/** What a route throws on purpose is an answer, not a fault; the rest goes to the log. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  console.error(error);
}
