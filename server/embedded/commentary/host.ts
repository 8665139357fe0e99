import { Refusal, type EmbeddedCall, type OpenEmbeddedHost } from "../host.ts";
import { commentariesOn, htmlOf, prepareEntries, type Place } from "./entries.ts";

/** The commentary host in miniature (code 0 is success). */
export const openCommentaryHost: OpenEmbeddedHost = async (db) => {
  await prepareEntries(db);
  return {
    success: 0,
    calls: {
      "GET api/chajing/index/special_list_by_vc": ({ query, lang }: EmbeddedCall) =>
        commentariesOn(db, placeOf(query)).map(({ sid, title }) => ({ sid, title: title[lang] })),
      "GET api/chajing/index/get_data_by_svc": ({ query, lang }: EmbeddedCall) => {
        const place = placeOf(query);
        const one = commentariesOn(db, place).find(({ sid }) => sid === query.get("sid"));
        if (one === undefined) throw new Refusal(1, "没有找到相关内容");
        const [v, c] = place.map(String);
        return {
          sid: one.sid,
          title: one.title[lang],
          v,
          c,
          content: htmlOf(db, one, place, lang),
        };
      },
    },
    files: () => false,
  };
};

/** However the numbers were written. */
function placeOf(query: URLSearchParams): Place {
  return [Number(query.get("v")), Number(query.get("c"))];
}
