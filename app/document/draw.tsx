import { createHash } from "node:crypto";
import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { inert, inertModule, scriptsMark } from "~/boot/marks";
import { PageDataId } from "./page-data-id";
import { withStyles } from "./page-styles";

/**
 * What the loaders said, as Remix has encoded it already for its half in the browser; from then on it writes nothing of
 * that into the page.
 */
export async function takeData(remix: EntryContext): Promise<string> {
  const stream = remix.serverHandoffStream;
  delete remix.serverHandoffStream;
  const parts: Uint8Array[] = [];
  const reader = stream?.getReader();
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    parts.push(part.value);
  }
  return Buffer.concat(parts).toString();
}

export const idOf = (data: string): string =>
  createHash("sha256").update(data).digest("base64url").slice(0, 16);

/**
 * The whole document, its module scripts inert. Nothing of ours suspends, so it is drawn in one go. `beside` is the id
 * of its data where that is kept apart; else it stands behind its scripts.
 */
export function draw(
  request: Request,
  remix: EntryContext,
  data: string,
  beside: string | null,
): string {
  const html = renderToString(
    <PageDataId.Provider value={beside}>
      <RemixServer context={remix} url={request.url} />
    </PageDataId.Provider>,
  );
  const body = html.indexOf("<body");
  // What a page is without its frame is for no browser to style.
  const head = body < 0 ? html : withStyles(html.slice(0, body), html.slice(body));
  const scripts = Math.max(body, html.lastIndexOf(`<div id="${scriptsMark}"`));
  if (scripts < 0) return doctype + head;
  const hasScripts = remix.renderMeta?.didRenderScripts === true;
  const inside = hasScripts && beside === null ? dataScript(data) : "";
  return doctype + head + html.slice(body, scripts) + closed(asInert(html.slice(scripts)), inside);
}

const doctype = "<!DOCTYPE html>";

/** Only attributes change: adding or removing a node would break hydration. */
function asInert(scripts: string): string {
  return scripts
    .replaceAll('<link rel="modulepreload"', `<link rel="${inert}modulepreload"`)
    .replaceAll('<script type="module" async="">', `<script type="${inertModule}">`);
}

const end = "</body></html>";
const closed = (scripts: string, more: string) =>
  more === "" ? scripts : scripts.slice(0, -end.length) + more + end;

function dataScript(text: string): string {
  const words = JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, escaped);
  return `<script>{let c=__remixContext.streamController;c.enqueue(${words});c.close()}</script>`;
}

const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
