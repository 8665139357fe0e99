import { Unavailable } from "./errors.ts";
import { hostTraits, type HostName } from "./hosts.ts";
import type { Call, Params, Visitor } from "./call.ts";
import type { RawCall } from "./transport.ts";

/** Nothing of the browser's request goes upstream but the language and, for a member's call, the token. */
export function toRaw<T>(
  base: URL,
  host: HostName,
  call: Call<T>,
  visitor: Visitor,
  person: boolean,
): Omit<RawCall, "signal"> {
  const traits = hostTraits[host];
  const token = person ? visitor.token : null;
  const url = new URL(call.path, base);
  // A path may come from a host's reply; nothing it says leads anywhere else.
  if (url.origin !== base.origin) throw new Unavailable(`${call.path} leads to another host`);
  const method = call.method ?? "GET";
  const named = token !== null && call.namesToken === true ? { token } : {};
  const inBody = method === "POST" ? named : {};
  const query: Params = { ...call.query, lang: traits.lang[visitor.language] };
  if (method !== "POST") Object.assign(query, named);
  if (token !== null && traits.token === "query" && !("token" in inBody)) query["token"] = token;
  for (const [name, value] of Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  const headers: Record<string, string> = {};
  if (token !== null && traits.token === "header") headers["token"] = token;
  const { file } = call;
  const form = encodeForm({ ...call.form, ...inBody });
  if (method === "POST" && !file) headers["content-type"] = "application/x-www-form-urlencoded";
  const body = method !== "POST" ? null : file ? { form, file } : form.toString();
  return { method, url, headers, body };
}

function encodeForm(form: Params): URLSearchParams {
  const pairs = Object.entries(form).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return new URLSearchParams(pairs);
}
