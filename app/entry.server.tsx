import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { AppLoadContext, EntryContext, HandleDataRequestFunction } from "@remix-run/node";
import { RemixServer, isRouteErrorResponse } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { inertModule, inertPreload } from "~/boot/marks";
import { contentPolicy } from "~/content-policy";
import { siteOf } from "~/site.server";
import "~/i18n/languages.server";

const renderMs = 5_000;

/** Buffers the whole page, makes its module scripts inert, and sets the policy that allows just this page. */
export default async function handleRequest(
  request: Request,
  given: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const site = await siteOf({ context, request });
  await site.renderTurn();
  const errors = Object.values(remixContext.staticHandlerContext.errors ?? {});
  const lost = errors.some((error) => isRouteErrorResponse(error) && error.status === 404);
  // A form about what is not there is refused; its page says why there is none.
  const status = given === 400 && lost ? 404 : given;
  const html = closed(inert(unpadded(await render(request, remixContext))));
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", contentPolicy(html, site.mediaSources));
  headers.set("Content-Language", site.preferences.language);
  if (status === 503) headers.set("Retry-After", "10");
  await site.cookies.putOn(headers);
  return new Response(html, { status, headers });
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

function render(request: Request, remixContext: EntryContext): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <RemixServer context={remixContext} url={request.url} abortDelay={renderMs} />,
      {
        // Nothing is deferred, so "all ready" is when the loaders' data has been written too.
        onAllReady() {
          const body = new PassThrough();
          clearTimeout(late);
          text(body).then(resolve, reject);
          pipe(body);
        },
        onShellError: reject,
        onError: reject,
      },
    );
    // Cleared when the page is there: a timer that runs on would hold each page for all its time.
    const late = setTimeout(abort, renderMs);
  });
}

/**
 * React 18 sends its buffer whole when a character of several bytes no longer fits: up to two NULs then stand before
 * that character, and a browser shows them inside attributes. No NUL of a page is meant.
 */
function unpadded(html: string): string {
  return html.replaceAll("\0", "");
}

/** React writes the loaders' data behind the document's end; browsers would move it, so we do. */
function closed(html: string): string {
  const end = "</body></html>";
  const at = html.lastIndexOf(end);
  return html.slice(0, at) + html.slice(at + end.length) + end;
}

/** Only attributes change: adding or removing a node would break hydration. */
function inert(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${inertPreload}"`)
    .replaceAll('<script type="module" async="">', `<script type="${inertModule}">`);
}
