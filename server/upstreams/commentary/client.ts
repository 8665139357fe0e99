import { z } from "zod";
import { cleanText } from "../../http/heavy/heavy.ts";
import type { HostCall } from "../../http/call.ts";
import { id, list, plainText, text } from "../../http/wire.ts";

const listed = list(z.object({ sid: id, title: plainText }));
const anything = z.unknown().optional();
const entry = z.object({ sid: id, title: plainText, content: text, data: anything });

/** The commentary host (docs/hosts.md, commentary). */
export function createCommentaryClient(call: HostCall) {
  return {
    /** The commentaries that speak of a chapter. */
    specialList: (v: number, c: number) =>
      call({
        path: "api/chajing/index/special_list_by_vc",
        query: { v, c },
        policy: "day",
        parse: (payload) => listed.parse(payload),
      }),

    /** What one of them says, as clean HTML; "" where it says nothing here. */
    data: (v: number, c: number, sid: number) =>
      call({
        path: "api/chajing/index/get_data_by_svc",
        query: { v, c, sid },
        policy: "day",
        parse: async (payload) => {
          const raw = entry.safeParse(payload);
          const { title, content } = raw.success ? raw.data : { title: "", content: "" };
          return { sid, title, html: await cleanText(content) };
        },
      }),
  };
}
