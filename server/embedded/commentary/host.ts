import { Refusal, type EmbeddedCall, type OpenEmbeddedHost } from "../host.ts";
import { commentaries, entryOn, prepareEntries, type Commentary } from "./entries.ts";

/** The commentary host in miniature (code 0 is success). */
export const openCommentaryHost: OpenEmbeddedHost = async (db) => {
  await prepareEntries(db);
  return {
    success: 0,
    calls: {
      "GET api/chajing/index/special_list_by_vc": ({ query, lang }: EmbeddedCall) =>
        commentaries
          .filter((one) => speaksOn(one, placeOf(query)))
          .map(({ sid, title }) => ({ sid, title: title[lang] })),
      "GET api/chajing/index/get_data_by_svc": ({ query, lang }: EmbeddedCall) => {
        const one = commentaries.find(({ sid }) => sid === query.get("sid"));
        const place = placeOf(query);
        const content = one ? entryOn(db, one, place, lang) : null;
        if (!one || content === null) throw new Refusal(1, "没有找到相关内容");
        const [v, c] = place.map(String);
        return { sid: one.sid, title: one.title[lang], v, c, content };
      },
    },
    files: () => false,
  };
};

/** Volume and chapter, however the numbers were written. */
function placeOf(query: URLSearchParams): [number, number] {
  return [Number(query.get("v")), Number(query.get("c"))];
}

function speaksOn({ chapters }: Commentary, [v, c]: readonly [number, number]): boolean {
  return chapters.some(({ volume, chapter }) => volume === v && chapter === c);
}
