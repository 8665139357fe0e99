import type { IncomingMessage, ServerResponse } from "node:http";
import type { Refusal } from "./crowd/admission.ts";
import { sayPlainly } from "./headers.ts";

/** One request for a page, as the front has read it. */
export interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  /** Path in its one spelling, and query. */
  url: string;
  /** The visitor's, for the limits. */
  address: string;
}

/** Refuses in plain words; the answer is the X-Cache word. */
export function say(response: ServerResponse, refusal: Refusal & { close?: boolean }): string {
  const { status, words, waitSeconds, close } = refusal;
  sayPlainly(response, status, words, {
    ...(waitSeconds > 0 && { "retry-after": String(waitSeconds) }),
    ...(close && { connection: "close" }),
  });
  return "-";
}
