import type { IncomingMessage, ServerResponse } from "node:http";
import { createForwarder } from "../../http/forward.ts";
import { sayPlainly } from "../headers.ts";

export interface DemoFiles {
  /** Answers `/_embedded/...`; false for any other path. */
  serve(request: IncomingMessage, response: ServerResponse, target: string): boolean;
  close(): Promise<void>;
}

/** Files of the demonstration hosts through our own origin, from where their process has them; null: there are none. */
export function createDemoFiles(from: URL | null): DemoFiles {
  if (from === null) return { serve: () => false, close: async () => undefined };
  const forwarder = createForwarder();
  return {
    serve(request, response, target) {
      if (!target.startsWith("/_embedded/")) return false;
      forwarder.forward(from, target, request, response).catch(() => {
        if (response.headersSent) response.destroy();
        else sayPlainly(response, 502, "This file cannot be had.");
      });
      return true;
    },
    close: forwarder.close,
  };
}
