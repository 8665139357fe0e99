import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { reply, startUpstream } from "../../rigs/upstream.ts";
import { hostsAt } from "../rigs/sites.ts";

/** How much hosts hold. */
export interface Stock {
  albums: number;
  speakers: number;
  episodes: number;
  comments: number;
  versions: number;
}

/** Hosts that hold so much, and a Bible in so many versions; pages of lists are as long as they are asked for. */
export async function startGrownHosts(stock: Stock) {
  const host = await startUpstream();
  host.on("*", reply(null));
  const list = (count: number, make: (at: number) => object, field = "data") => {
    const all = many(count, make);
    return (path: string, code: number) =>
      host.on(path, (request, response, url) => {
        const limit = Number(url.searchParams.get("limit") ?? count);
        const from = (Number(url.searchParams.get("page") ?? 1) - 1) * limit;
        const data = { [field]: all.slice(from, from + limit), total: count, count };
        reply(data, code)(request, response, url);
      });
  };
  list(stock.albums, album)("/api/tv.movie/index", 1);
  list(stock.albums, album, "list")("/api/tv.movie/search", 1);
  list(stock.comments, comment, "list")("/apiv2/extend.comment/lists", 0);
  list(stock.comments, comment, "list")("/v2/comment/lists", 0);
  const shelf = many(24, album);
  host.on("/api/tv.index/index", reply({ recommends: shelf, updates: shelf, hot: shelf }));
  const speakers = many(stock.speakers, (id) => ({ id, name: `Speaker ${id}` }));
  host.on("/api/tv.speaker/index", reply({ speaker_list: speakers, movie_list: [] }));
  const episodes = many(stock.episodes, (urlid) => ({ urlid, title: `Part ${urlid}` }));
  host.on("/api/tv.movie/detail", reply({ ...album(1), url_list: episodes }));
  host.on("/api/tv.movie/url", reply({ urlid: 30, url: "https://files.invalid/30.mp4" }));
  host.on("/apiv2/channel.index/detail", reply({ id: 1, title: "A channel", menus: [] }, 0));
  const article = { itemid: 1, title: "An article", content: "<p>What is written.</p>".repeat(50) };
  host.on("/v1/article/detail", reply(article, 0));
  const verses = many(30, (verse) => ({ verse, text: `Verse ${verse} of what is written.` }));
  host.on("/v1/43/3.json", (_request, response) => response.end(JSON.stringify(verses)));

  const file = join(tmpdir(), `bench-versions-${process.pid}-${stock.versions}.json`);
  writeFileSync(file, JSON.stringify(many(stock.versions, version)));
  return {
    variables: { ...hostsAt(host.base), BIBLE_VERSIONS_FILE: file },
    async stop() {
      await host.stop();
      rmSync(file);
    },
  };
}

function album(movid: number) {
  const speaker = { id: movid % 30, name: `Speaker ${movid % 30}` };
  const thumb = `/pictures/${movid}.jpg`;
  return { movid, title: `Album ${movid}`, thumb, speaker, hits: movid * 7, url_count: 60 };
}

function comment(id: number) {
  const user = { nickname: `Reader ${id}`, avatar: "" };
  return { id, content: `What reader ${id} has to say.`, createtime: 1_700_000_000 + id, user };
}

function version(at: number) {
  const json = "v1/{volume}/{chapter}.json";
  return { key: `v${at}`, label: `Version ${at}`, lang: at % 2 === 0 ? "zh-CN" : "en-US", json };
}

function many<T>(count: number, make: (at: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => make(at + 1));
}
