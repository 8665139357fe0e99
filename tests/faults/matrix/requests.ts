import sharp from "sharp";
import { ask, tags, type Answer } from "../../rigs/browse.ts";
import type { TestSite } from "../../rigs/site.ts";
import type { Address } from "./addresses.ts";
import { patienceMs } from "./expectations.ts";
import type { Form } from "./forms.ts";
import type { Proxies } from "../../rigs/proxies.ts";
import type { Rig } from "./rig.ts";

/** A machine's name: no view is counted, so that a page's calls are the page's own. */
const agent = { "user-agent": "Googlebot/2.1" };

/** Gives up, and rejects, when the answer does not come. */
export function visit(
  rig: Rig,
  site: TestSite,
  proxies: Proxies,
  { path, member, kind }: Address,
): Promise<Answer> {
  const cookie = rig.cookies[member ? "member" : "stranger"];
  const address = typeof path === "string" ? path : path(proxies.base("movie"));
  const signal = AbortSignal.timeout(patienceMs[kind]);
  return ask(site.origin, address, { headers: { ...agent, cookie }, signal });
}

let words = 0;

export interface FormAnswer extends Answer {
  sent: Record<string, string>;
}

/** Sends a form with words that no form had before. */
export async function press(rig: Rig, site: TestSite, form: Form): Promise<FormAnswer> {
  const sent = form.fields(`w${process.pid}x${++words}`);
  const { type, body } = form.picture ? await inParts(sent) : encoded(sent);
  const answer = await ask(site.origin, form.path, {
    method: "POST",
    headers: {
      ...agent,
      "content-type": type,
      "sec-fetch-site": "same-origin",
      cookie: rig.cookies[form.from],
    },
    body,
    signal: AbortSignal.timeout(patienceMs.form),
  });
  return { ...answer, sent };
}

/** Whether a text stands in some field of the page, ready to be sent again. */
export function isKept(html: string, text: string): boolean {
  const areas = [...html.matchAll(/<textarea[^>]*>([^<]*)<\/textarea>/g)].map(
    ([, inside]) => inside,
  );
  const inputs = tags(html, "input").map(({ value }) => value);
  return [...areas, ...inputs].some((one) => one?.trim() === text);
}

function encoded(fields: Record<string, string>) {
  const type = "application/x-www-form-urlencoded";
  return { type, body: new URLSearchParams(fields).toString() };
}

const picture = sharp({ create: { width: 32, height: 32, channels: 3, background: "#864" } })
  .png()
  .toBuffer();

async function inParts(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", new Blob([new Uint8Array(await picture)], { type: "image/png" }), "me.png");
  const request = new Response(form);
  const type = request.headers.get("content-type") ?? "";
  return { type, body: Buffer.from(await request.arrayBuffer()) };
}
