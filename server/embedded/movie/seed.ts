import type { DatabaseSync } from "node:sqlite";
import type { Words } from "../records.ts";
import { readMovies, type Album } from "./records.ts";

/** The seed's fixed "now", 2026-11-01 08:00 in UTC+8, in seconds: the same content on every machine. */
const now = 1_793_491_200;
const day = 86_400;
const firstUrlid = 10_001;

/** Reads the demo content, and answers what lays it. */
export function readSeed(): (db: DatabaseSync) => void {
  const movies = readMovies();
  return (db) => lay(db, movies);
}

/** Times and counts are drawn from the ids, so that they never change. */
function lay(db: DatabaseSync, movies: ReturnType<typeof readMovies>): void {
  const { categories, speakers, albums, topics, notices } = movies;
  const category = db.prepare("INSERT INTO movie_category VALUES (?, ?, ?, ?)");
  for (const { id, parent, zh, en } of categories) category.run(id, parent ?? 0, zh, en);

  const speaker = db.prepare("INSERT INTO movie_speaker VALUES (?, ?, ?, ?, ?)");
  for (const { id, name, intro } of speakers) {
    speaker.run(id, name.zh, name.en, intro.zh, intro.en);
  }
  seedAlbums(db, albums, new Map(speakers.map(({ id, name }) => [id, name])));

  const topic = db.prepare("INSERT INTO movie_topic VALUES (?, ?, ?, ?, ?, ?)");
  const topicAlbum = db.prepare("INSERT INTO movie_topic_album VALUES (?, ?, ?)");
  for (const { id, title, intro, link, albums: members } of topics) {
    topic.run(id, title.zh, title.en, intro.zh, intro.en, link ?? "");
    members.forEach((movid, place) => topicAlbum.run(id, place, movid));
  }
  const notice = db.prepare("INSERT INTO movie_notice VALUES (?, ?, ?, ?, ?, ?)");
  for (const { id, title, content, daysAgo } of notices) {
    notice.run(id, title.zh, title.en, content.zh, content.en, now - daysAgo * day);
  }
}

function seedAlbums(db: DatabaseSync, albums: Album[], names: Map<number, Words>): void {
  const album = db.prepare(
    "INSERT INTO movie_album VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
  );
  const episode = db.prepare("INSERT INTO movie_episode VALUES (?, ?, ?, ?)");
  const search = db.prepare("INSERT INTO movie_search (kind, movid, text) VALUES (?, ?, ?)");
  let urlid = firstUrlid;
  for (const one of albums) {
    const draw = scatter(one.movid);
    const added = now - (draw % 900) * day - (draw % 86_000);
    const edited = Math.min(now - (draw % 5_000), added + (draw % 200) * day);
    album.run(
      one.movid,
      one.title.zh,
      one.title.en,
      one.intro.zh,
      one.intro.en,
      one.categoryId,
      one.speakerId,
      one.listsort,
      one.recommend,
      one.media,
      added,
      edited,
      drawHits(draw),
      one.episodes.length,
    );
    const by = names.get(one.speakerId);
    search.run(1, one.movid, `${one.title.zh} ${one.title.en} ${one.intro.zh} ${one.intro.en}`);
    search.run(2, one.movid, `${by?.zh ?? ""} ${by?.en ?? ""}`);
    search.run(3, one.movid, one.episodes.map(({ zh, en }) => `${zh} ${en}`).join(" "));
    for (const { zh, en } of one.episodes) episode.run(urlid++, one.movid, zh, en);
  }
}

/** A steady number for an id that looks like chance. */
function scatter(id: number): number {
  return Math.imul(id ^ 0x5bd1e995, 0x9e3779b1) >>> 1;
}

/** A few albums are very well known, most are not. */
function drawHits(draw: number): number {
  const rank = (draw % 1_000) / 1_000;
  return Math.round(40 + 60_000 * rank ** 4 + (draw % 97 === 0 ? 1_250_000 : 0));
}
