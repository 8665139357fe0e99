import type { DatabaseSync } from "node:sqlite";
import { Refusal, type EmbeddedCall } from "../host.ts";
import { whole } from "./albums.ts";

/** Every third episode shares a clip; odd numbers speak Chinese, even ones English. */
const clipsPerLanguage = 3;

/** What plays: `tv.movie/url`. An album of one medium leaves the fields of the other empty. */
export function resourceCalls(db: DatabaseSync) {
  return {
    "GET api/tv.movie/url": ({ query, lang }: EmbeddedCall) => {
      const row = db
        .prepare(
          `SELECT e.*, a.media, a.title_zh AS album_zh, a.title_en AS album_en
           FROM movie_episode e JOIN movie_album a ON a.movid = e.movid
           WHERE e.urlid = ? AND e.movid = ?`,
        )
        .get(whole(query.get("urlid")), whole(query.get("movid")));
      if (row === undefined) throw new Refusal(0, "资源不存在");
      const urlid = Number(row["urlid"]);
      const number = 2 * (urlid % clipsPerLanguage) + (lang === "zh" ? 1 : 2);
      const video = row["media"] !== "audio" ? `/media/clip-${number}` : null;
      const audio = row["media"] !== "video" ? `/media/talk-${number}` : null;
      const wantsAudio = query.get("type") === "2";
      const playing = wantsAudio ? audio : video;
      return {
        urlid: String(urlid),
        title: row[`title_${lang}`],
        movid: row["movid"],
        movie_title: row[`album_${lang}`],
        url: file(playing, wantsAudio ? "opus" : "webm"),
        mp4: file(video, "mp4"),
        mp3: file(audio, "mp3"),
        down_mp4: file(video, "mp4"),
        down_mp3: file(audio, "mp3"),
        doc: `/outline/${urlid}.txt?lang=${lang}`,
        vtt: file(playing, "vtt"),
        thumb: `/still/${String(row["movid"])}.jpg`,
        ad:
          urlid % 10 === 0
            ? { image_src: `/banner/2.svg?lang=${lang}`, image_url: "https://example.org/" }
            : [],
      };
    },
  };
}

function file(base: string | null, ending: string): string {
  return base === null ? "" : `${base}.${ending}`;
}
