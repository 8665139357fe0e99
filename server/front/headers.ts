import type { ServerResponse } from "node:http";

/** Sent with every answer. Pages bring a Content-Security-Policy of their own, made with the page. */
export function securityHeaders(publicOrigin: string | null): [string, string][] {
  return [
    ["x-content-type-options", "nosniff"],
    // Not `no-referrer`: browsers would then send `Origin: null` with our own forms.
    ["referrer-policy", "strict-origin-when-cross-origin"],
    ["permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"],
    ["cross-origin-opener-policy", "same-origin"],
    ["cross-origin-resource-policy", "same-origin"],
    ["x-frame-options", "DENY"],
    ...(publicOrigin?.startsWith("https:")
      ? [["strict-transport-security", "max-age=31536000; includeSubDomains"] as [string, string]]
      : []),
  ];
}

/** For answers that are no pages: nothing may run, frame or load from them. */
const inertPolicy = "default-src 'none'; frame-ancestors 'none'";

/** A short answer in plain words, for what never reaches a page. */
export function sayPlainly(
  response: ServerResponse,
  status: number,
  words: string,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(status, {
      "content-type": "text/plain; charset=utf-8",
      "content-security-policy": inertPolicy,
      "cache-control": "no-store",
      ...headers,
    })
    .end(`${words}\n`);
}
