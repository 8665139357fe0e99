import type { DatabaseSync } from "node:sqlite";
import { Refusal, type EmbeddedCall } from "../host.ts";
import { albumCalls, albumItem, whole } from "./albums.ts";
import { seoText } from "./seo.ts";
import { siteRecords } from "./site.ts";

type Row = Record<string, unknown>;
type Lang = EmbeddedCall["lang"];

const noticesPerPage = 10;
const hitKinds = ["movie", "speaker", "special", "vodmp4", "vodmp3", "live"];

/** Everything of the movie host that is not about albums: config, home, categories, speakers, topics, notices, hits. */
export function catalogueCalls(db: DatabaseSync) {
  const site = siteRecords(db);
  const albums = albumCalls(db);
  const pick = (lang: Lang, filters: Record<string, string>) => {
    const query = new URLSearchParams(filters);
    const found = albums["GET api/tv.movie/index"]({
      query,
      form: new URLSearchParams(),
      token: null,
      lang,
      file: null,
    });
    return Array.isArray(found) ? found : found.data;
  };
  const speakers = (lang: Lang, tail = "") =>
    db
      .prepare(
        `SELECT s.*, COUNT(a.movid) AS movie_count FROM movie_speaker s
         LEFT JOIN movie_album a ON a.speaker_id = s.id GROUP BY s.id ${tail}`,
      )
      .all()
      .map((row) => speakerItem(row, lang));
  const topics = (lang: Lang) =>
    db
      .prepare("SELECT * FROM movie_topic ORDER BY id")
      .all()
      .map((row) => topicItem(row, lang));
  const categories = (parentId: number, lang: Lang, above: Row[] = []): Row[] =>
    db
      .prepare("SELECT * FROM movie_category WHERE parent_id = ? ORDER BY id")
      .all(parentId)
      .map((row) => {
        const own = { id: row["id"], name: row[`name_${lang}`] };
        const below = categories(Number(row["id"]), lang, [...above, own]);
        return {
          ...own,
          parentid: row["parent_id"],
          icon: "",
          child: below.map(({ id }) => id).join(","),
          child_list: below,
          parent_list: above,
        };
      });
  const notices = (lang: Lang, page: number) =>
    db
      .prepare("SELECT * FROM movie_notice ORDER BY createtime DESC LIMIT ? OFFSET ?")
      .all(noticesPerPage, (page - 1) * noticesPerPage)
      .map((row) => ({
        id: row["id"],
        title: row[`title_${lang}`],
        content: row[`content_${lang}`],
        createtime: row["createtime"],
      }));

  return {
    "GET api/tv.common/index": ({ lang }: EmbeddedCall) => ({
      menus: site.menu.map(({ url, ...title }) => ({ title: title[lang], url })),
      categorys: categories(0, lang),
      specials: topics(lang),
      links: site.links.map((link) => ({ title: link[lang], linkurl: link.url })),
      footer_text: site.footer[lang],
      footer_logo: "",
      hotsearch: site.hotWords.map((word) => ({ word: word[lang] })),
      ucenter: { open: "1" },
      app_download_url: "",
    }),
    "GET api/tv.common/seo": ({ query, lang }: EmbeddedCall) => seoText(db, query, lang),
    "GET api/tv.index/index": ({ lang }: EmbeddedCall) => {
      const recommends = pick(lang, { recommend: "3", limit: "24" });
      return {
        sliders: recommends.slice(0, 5).map((album) => ({
          id: album.movid,
          title: album.title,
          thumb: `/slide/${String(album.movid)}.svg?lang=${lang}`,
          movid: album.movid,
          linkurl: "",
        })),
        notices: notices(lang, 1).slice(0, 3),
        recommends: recommends.slice(5),
        updates: pick(lang, { edittimeOrder: "desc", limit: "24" }),
        categorys: categories(0, lang),
        speakers: speakers(lang, "ORDER BY movie_count DESC, s.id LIMIT 12"),
      };
    },
    "GET api/tv.category/index": ({ query, lang }: EmbeddedCall) =>
      categories(whole(query.get("parentid")), lang),
    "GET api/tv.speaker/index": ({ lang }: EmbeddedCall) => ({
      speaker_list: speakers(lang, "ORDER BY s.id"),
      movie_list: pick(lang, { hitsOrder: "desc", limit: "12" }),
    }),
    "GET api/tv.speaker/detail": ({ query, lang }: EmbeddedCall) => {
      const found = speakers(lang).find(({ id }) => id === whole(query.get("id")));
      if (found === undefined) throw new Refusal(0, "讲员不存在");
      return found;
    },
    "GET api/tv.special/detail": ({ query, lang }: EmbeddedCall) => {
      const found = topics(lang).find(({ id }) => id === whole(query.get("id")));
      if (found === undefined) throw new Refusal(0, "专题不存在");
      return found;
    },
    "GET api/tv.special/item": ({ query, lang }: EmbeddedCall) => ({
      data: db
        .prepare("SELECT movid FROM movie_topic_album WHERE topic_id = ? ORDER BY place")
        .all(whole(query.get("id")))
        .map((row) => albumItem(db, Number(row["movid"]), lang)),
    }),
    "GET api/tv.notice/index": ({ query, lang }: EmbeddedCall) => {
      const count = db.prepare("SELECT COUNT(*) AS n FROM movie_notice").get();
      const page = whole(query.get("page")) || 1;
      return {
        data: notices(lang, page),
        current_page: page,
        per_page: noticesPerPage,
        total: count?.["n"],
      };
    },
    "GET api/common/gg": ({ lang }: EmbeddedCall) => ({
      image_src: `/banner/1.svg?lang=${lang}`,
      image_url: "https://example.org/",
      times: "8",
      interval: "86400",
    }),
    "POST api/common.report/hit": ({ form }: EmbeddedCall) => {
      const ac = form.get("ac") ?? "";
      if (!hitKinds.includes(ac)) throw new Refusal(0, "参数错误");
      db.prepare(
        "INSERT INTO hit VALUES (?, ?, 1) ON CONFLICT (ac, id) DO UPDATE SET count = count + 1",
      ).run(ac, whole(form.get("id")));
      return [];
    },
  };
}

function speakerItem(row: Row, lang: Lang) {
  return {
    id: row["id"],
    name: row[`name_${lang}`],
    thumb: `/portrait/${String(row["id"])}.svg?lang=${lang}`,
    intro: row[`intro_${lang}`],
    movie_count: String(row["movie_count"]),
  };
}

function topicItem(row: Row, lang: Lang) {
  return {
    id: row["id"],
    title: row[`title_${lang}`],
    thumb: `/topic/${String(row["id"])}.jpg`,
    description: row[`intro_${lang}`],
    islink: row["linkurl"] === "" ? "0" : "1",
    linkurl: row["linkurl"],
  };
}
