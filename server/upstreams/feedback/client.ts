import type { HostCall } from "../../http/call.ts";

export interface MovieError {
  movid: number;
  urlid: number;
  content: string;
  contact: string;
}

/** The feedback ("data") host (docs/hosts.md, feedback). */
export function createFeedbackClient(call: HostCall) {
  return {
    /** A suggestion. Throws Refused with the host's words. */
    submit: (content: string, contact: string) =>
      call({
        method: "POST",
        path: "api/feedback/submit",
        form: { content, contact, device: "pc" },
        policy: "never",
        parse: () => undefined,
      }),

    /** Tells of something wrong with an album. Throws Refused with the host's words. */
    movieError: ({ movid, urlid, content, contact }: MovieError) =>
      call({
        method: "POST",
        path: "api/feedback/movieError",
        form: { movid, urlid, content, contact, device: "pc" },
        policy: "never",
        parse: () => undefined,
      }),
  };
}
