import { Refusal, type EmbeddedCall, type OpenEmbeddedHost } from "../host.ts";
import { commentaries } from "./content/index.ts";

/** The commentary host in miniature (code 0 is success). */
export const openCommentaryHost: OpenEmbeddedHost = async () => ({
  success: 0,
  calls: {
    "GET api/chajing/index/special_list_by_vc": ({ query, lang }: EmbeddedCall) =>
      commentaries
        .filter(({ chapters }) => Object.hasOwn(chapters, placeOf(query)))
        .map(({ sid, title }) => ({ sid, title: title[lang] })),
    "GET api/chajing/index/get_data_by_svc": ({ query, lang }: EmbeddedCall) => {
      const one = commentaries.find(({ sid }) => sid === query.get("sid"));
      const place = placeOf(query);
      const content = one && Object.hasOwn(one.chapters, place) && one.chapters[place]?.[lang];
      if (!one || !content) throw new Refusal(1, "没有找到相关内容");
      const [v, c] = place.split(".");
      return { sid: one.sid, title: one.title[lang], v, c, content: htmlOf(content) };
    },
  },
  files: () => false,
});

/** "19.23", however the numbers were written. */
function placeOf(query: URLSearchParams): string {
  return `${Number(query.get("v"))}.${Number(query.get("c"))}`;
}

/** A blank line parts paragraphs; a list stands by itself. */
function htmlOf(content: string): string {
  return content
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => (part.startsWith("<ul>") ? part : `<p>${part}</p>`))
    .join("\n");
}
