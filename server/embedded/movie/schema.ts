import type { DatabaseSync } from "node:sqlite";
import { fingerprint } from "../records.ts";

/** Raised whenever the tables, or how they are filled, change. */
const tablesVersion = 1;

const contentTables = `
  DROP TABLE IF EXISTS movie_category;
  DROP TABLE IF EXISTS movie_speaker;
  DROP TABLE IF EXISTS movie_album;
  DROP TABLE IF EXISTS movie_episode;
  DROP TABLE IF EXISTS movie_topic;
  DROP TABLE IF EXISTS movie_topic_album;
  DROP TABLE IF EXISTS movie_notice;
  DROP TABLE IF EXISTS movie_search;
  CREATE TABLE movie_category (
    id INTEGER PRIMARY KEY, parent_id INTEGER NOT NULL, name_zh TEXT NOT NULL, name_en TEXT NOT NULL);
  CREATE TABLE movie_speaker (
    id INTEGER PRIMARY KEY, name_zh TEXT NOT NULL, name_en TEXT NOT NULL,
    intro_zh TEXT NOT NULL, intro_en TEXT NOT NULL);
  CREATE TABLE movie_album (
    movid INTEGER PRIMARY KEY, title_zh TEXT NOT NULL, title_en TEXT NOT NULL,
    intro_zh TEXT NOT NULL, intro_en TEXT NOT NULL,
    category_id INTEGER NOT NULL, speaker_id INTEGER NOT NULL,
    listsort INTEGER NOT NULL, recommend INTEGER NOT NULL, media TEXT NOT NULL,
    addtime INTEGER NOT NULL, edittime INTEGER NOT NULL, base_hits INTEGER NOT NULL,
    url_count INTEGER NOT NULL);
  CREATE INDEX movie_album_category ON movie_album (category_id);
  CREATE INDEX movie_album_speaker ON movie_album (speaker_id);
  CREATE TABLE movie_episode (
    urlid INTEGER PRIMARY KEY, movid INTEGER NOT NULL, title_zh TEXT NOT NULL, title_en TEXT NOT NULL);
  CREATE INDEX movie_episode_album ON movie_episode (movid, urlid);
  CREATE TABLE movie_topic (
    id INTEGER PRIMARY KEY, title_zh TEXT NOT NULL, title_en TEXT NOT NULL,
    intro_zh TEXT NOT NULL, intro_en TEXT NOT NULL, linkurl TEXT NOT NULL);
  CREATE TABLE movie_topic_album (
    topic_id INTEGER NOT NULL, place INTEGER NOT NULL, movid INTEGER NOT NULL,
    PRIMARY KEY (topic_id, place));
  CREATE TABLE movie_notice (
    id INTEGER PRIMARY KEY, title_zh TEXT NOT NULL, title_en TEXT NOT NULL,
    content_zh TEXT NOT NULL, content_en TEXT NOT NULL, createtime INTEGER NOT NULL);
  CREATE VIRTUAL TABLE movie_search USING fts5 (
    kind UNINDEXED, movid UNINDEXED, text, tokenize = 'trigram');
`;

const visitorTables = `
  CREATE TABLE IF NOT EXISTS content_version (part TEXT PRIMARY KEY, version INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS hit (
    ac TEXT NOT NULL, id INTEGER NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (ac, id));
`;

/** Makes the tables, and lays the content whenever it or they have changed; what visitors did stays. */
export async function prepareTables(
  db: DatabaseSync,
  loadSeed: () => Promise<(db: DatabaseSync) => void>,
): Promise<void> {
  db.exec(visitorTables);
  const version = fingerprint("movie", tablesVersion);
  const row = db.prepare("SELECT version FROM content_version WHERE part = 'movie'").get();
  if (row?.["version"] === version) return;
  const seed = await loadSeed();
  db.exec("BEGIN");
  db.exec(contentTables);
  seed(db);
  db.prepare("INSERT OR REPLACE INTO content_version VALUES ('movie', ?)").run(version);
  db.exec("COMMIT");
}
