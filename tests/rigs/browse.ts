import {
  request as httpRequest,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
} from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  setCookies: string[];
  /** As it came over the wire. */
  bytes: Buffer;
  /** Decoded. */
  text: string;
}

export interface Asking {
  method?: string;
  headers?: OutgoingHttpHeaders;
  /** Sent with its length, or in chunks where it is a list. */
  body?: string | Buffer | string[];
  /** Another address of this machine to ask from, such as 127.0.0.2. */
  localAddress?: string;
  /** Gives up. */
  signal?: AbortSignal;
}

/** A person's browser, as far as the view counter can tell. */
const browserAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** One request with nothing added but a browser's name: no address is tidied, no redirect followed. */
export function ask(origin: string, path: string, asking: Asking = {}): Promise<Answer> {
  const { method = "GET", headers = {}, body, localAddress, signal } = asking;
  const { hostname, port } = new URL(origin);
  const sent: OutgoingHttpHeaders = { "user-agent": browserAgent, ...headers };
  if (body !== undefined && !Array.isArray(body)) {
    sent["content-length"] = Buffer.byteLength(body);
  }
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { hostname, port, path, method, headers: sent, agent: false, localAddress, signal },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const bytes = Buffer.concat(chunks);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            setCookies: response.headers["set-cookie"] ?? [],
            bytes,
            text: decode(bytes, response.headers["content-encoding"]).toString(),
          });
        });
      },
    );
    request.on("error", reject);
    for (const chunk of [body ?? []].flat()) request.write(chunk);
    request.end();
  });
}

/** Sends fields as the site's own page would. */
export function submit(
  origin: string,
  path: string,
  fields: Record<string, string>,
  headers: OutgoingHttpHeaders = { "sec-fetch-site": "same-origin" },
): Promise<Answer> {
  const type = { "content-type": "application/x-www-form-urlencoded" };
  const body = new URLSearchParams(fields).toString();
  return ask(origin, path, { method: "POST", headers: { ...type, ...headers }, body });
}

function decode(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === "br") return brotliDecompressSync(bytes);
  return encoding === "gzip" ? gunzipSync(bytes) : bytes;
}

/** Attributes of every `<name ...>` in HTML that React wrote: always quoted, always escaped. */
export function tags(html: string, name: string): Record<string, string>[] {
  const found = html.matchAll(new RegExp(`<${name}((?:\\s+[^\\s=>]+(?:="[^"]*")?)*)\\s*/?>`, "g"));
  return [...found].map(([, attributes = ""]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, key = "", value = ""]) => [
        key.toLowerCase(),
        unescaped(value),
      ]),
    ),
  );
}

/** The text inside the first `<name>`, without the tags in it. */
export function textOf(html: string, name: string): string {
  const [, inside = ""] = new RegExp(`<${name}[^>]*>([\\s\\S]*?)</${name}>`).exec(html) ?? [];
  return unescaped(inside.replace(/<[^>]*>/g, ""));
}

/** What stands between a start and the next `</name>`; a page's styles name its classes too, but are no part of it. */
export function section(html: string, start: string, name: string): string {
  const at = html.indexOf(start, html.indexOf("<body") + 1);
  return at < 0 ? "" : html.slice(at, html.indexOf(`</${name}>`, at));
}

function unescaped(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

/** A field as its reader's browser would have it. */
export interface FormField {
  element: "textarea" | "input";
  type: string;
  name: string;
  value: string;
}

/** The fields inside the forms that are posted, in their order; words elsewhere on the page are none. */
export function fieldsIn({ text }: Answer): FormField[] {
  const forms = [...text.matchAll(/<form(?=[^>]*\smethod="post")[^>]*>([\s\S]*?)<\/form>/g)];
  const found = forms.flatMap(([, inside = ""]) => [
    ...inside.matchAll(/<input[^>]*>|<textarea[^>]*>([\s\S]*?)<\/textarea>/g),
  ]);
  return found.flatMap(([whole, inside = ""]): FormField[] => {
    const element = whole.startsWith("<input") ? "input" : "textarea";
    // A browser drops the first line's end inside a text box.
    const own = unescaped(inside.replace(/^\n/, ""));
    return tags(whole, element).map(({ name = "", type = "text", value = "" }) =>
      element === "input"
        ? { element, type, name, value }
        : { element, type: "text", name, value: own },
    );
  });
}

/** The words a person sees in a field of that name; undefined where no such field is shown. */
export const typedIn = (answer: Answer, name: string) =>
  fieldsIn(answer).find((one) => one.name === name && one.type !== "hidden")?.value;
