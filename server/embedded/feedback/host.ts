import type { OpenEmbeddedHost } from "../host.ts";
import { messageKeeper } from "./messages.ts";

/** The feedback host in miniature (code 0 is success): it keeps what it is told. */
export const openFeedbackHost: OpenEmbeddedHost = async (db) => {
  const keep = messageKeeper(db);
  return {
    success: 0,
    calls: { "POST api/feedback/movieError": keep, "POST api/feedback/submit": keep },
    files: () => false,
  };
};
