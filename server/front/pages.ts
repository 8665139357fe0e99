import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import { isbot } from "isbot";
import { mineUrl } from "../../app/urls/index.ts";
import type { ContextDeps } from "../request/deps.ts";
import { createHits } from "../request/hits.ts";
import type { Hit } from "../request/outcome.ts";
import { clearedCookie, isPersonal } from "../session/cookies.ts";
import { openPersonal, type Personal } from "../session/personal.ts";
import { say, type Asked } from "./asked.ts";
import { createBodies, type BodyRefusal } from "./body.ts";
import { createAdmission, type Refusal } from "./crowd/admission.ts";
import type { Pressure } from "./crowd/pressure.ts";
import { pageKeyOf } from "./page-key.ts";
import { createPublicPages } from "./public-pages.ts";
import { createRenderer, ownRequest, type Development } from "./render.ts";
import { sendPage } from "./send-page.ts";

export interface PagesDeps extends ContextDeps {
  build: ServerBuild;
  /** Set where app/ is being worked on: no page is kept. */
  development?: Development | undefined;
  /** How many times the limits on one address apply; 0 is none. */
  addressLimits: number;
  /** How late this process is; measured unless given. */
  pressure?: Pressure | undefined;
}

export interface Pages {
  /** Answers with a page; resolves with the X-Cache word. */
  serve(asked: Asked): Promise<string>;
  /** Answers at once where the same request was answered lately by a page that is kept, and still fresh. */
  serveReady(request: IncomingMessage, response: ServerResponse, address: string): boolean;
  /** Answers with what stands beside a page, by its id. */
  serveData(asked: Asked, id: string): Promise<string>;
  close(): void;
}

/** Pages for everybody come from the cache, pages for one visitor are rendered. Rendering waits for room. */
export function createPages(deps: PagesDeps): Pages {
  const { publicOrigin } = deps;
  const renderer = createRenderer(deps.build, deps, deps.development);
  const admission = createAdmission(deps.addressLimits, deps.pressure, deps.counter);
  const bodies = createBodies();
  const hits = createHits(deps);
  const pages = createPublicPages({ publicOrigin, renderer, admission, count });

  async function serve(asked: Asked): Promise<string> {
    const { request, response, url } = asked;
    const origin = originOf(request);
    const personal = await personalOf(request, origin);
    const forEverybody = personal === null || !(personal.session || personal.flash);
    const kept = forEverybody && deps.development === undefined;
    const page = kept ? pageKeyOf(request, url, deps.bible) : null;
    if (page === null) return serveOwn(asked, origin, personal);
    // A cookie that does not open is deleted, and its sender gets everybody's page.
    const secure = origin.startsWith("https:");
    const cleared = personal?.junk.map((name) => clearedCookie(name, secure)) ?? [];
    if (cleared.length > 0) response.setHeader("set-cookie", cleared);
    // What the catalogue of Bible versions has changes by itself.
    const alike = personal === null && page.known.biblePreferences === undefined;
    return pages.serve(asked, origin, page, alike);
  }

  const originOf = ({ headers }: IncomingMessage) => publicOrigin ?? `http://${headers.host}`;

  function personalOf(request: IncomingMessage, origin: string): Promise<Personal> | null {
    const cookies = request.headers.cookie ?? "";
    return isPersonal(cookies)
      ? openPersonal(cookies, deps.sealer, origin.startsWith("https:"))
      : null;
  }

  /** A request that is a person's own: a form, a member's page, one with a message to show. */
  async function serveOwn(asked: Asked, origin: string, personal: Personal | null) {
    const { request, response, url, address } = asked;
    const method = request.method ?? "GET";
    const posting = method === "POST";
    const refusal = await admission.ask(posting ? "forms" : "pages", address);
    // A body that nobody reads keeps a connection open.
    if (refusal !== null) return say(response, { ...refusal, close: posting });
    let bytes: Buffer | null = null;
    if (posting) {
      const large = personal?.session === true && isPictureForm(request, url);
      const body = await bodies.read(request, address, large);
      if ("refused" in body) return say(response, { ...bodyRefusals[body.refused], close: true });
      bytes = body.bytes;
    }
    const own = ownRequest(origin, method, url, request.headers, bytes);
    const render = () => renderer.render(own, address, { personal: personal ?? undefined });
    // A form has been read, and may have been typed for an hour: it is not turned away any more.
    const page = posting ? await render() : await admission.render(address, render);
    await sendPage(request, response, page, "BYPASS");
    if (!posting) count(request, page.hit, address);
    return "BYPASS";
  }

  /** Counts a view by a person: no machine, no page fetched ahead of a click that may never come. */
  function count(request: IncomingMessage, hit: Hit | null, address: string): void {
    if (hit === null || request.method !== "GET") return;
    const { "sec-purpose": purpose, "user-agent": agent } = request.headers;
    if (String(purpose ?? "").includes("prefetch") || !agent || isbot(agent)) return;
    hits.report(hit, address);
  }

  return {
    serve,
    serveReady: pages.serveReady,
    async serveData(asked, id) {
      const page = pageKeyOf(asked.request, asked.url, deps.bible);
      return pages.serveData(asked, originOf(asked.request), page, id);
    },
    close: admission.close,
  };
}

/** The one form that sends a picture; only a member may send so much. */
function isPictureForm({ headers }: IncomingMessage, url: string): boolean {
  const toProfile = url.split(/[?.]/, 1)[0] === mineUrl();
  return toProfile && /^multipart\/form-data\b/i.test(headers["content-type"] ?? "");
}

const bodyRefusals: Record<BodyRefusal, Refusal> = {
  large: { status: 413, words: "This form is too large.", waitSeconds: 0 },
  fields: { status: 413, words: "This form has too many fields.", waitSeconds: 0 },
  late: { status: 408, words: "This form took too long to arrive.", waitSeconds: 0 },
  busy: { status: 503, words: "Too many forms at once. Please try again.", waitSeconds: 3 },
};
