import { XMLParser } from "fast-xml-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { albumUrl, audioUrl, inLanguage, playerUrl, podcastUrl } from "../../../app/urls/index.ts";
import { startSite, type TestSite } from "../../rigs/site.ts";
import { readMovies } from "../../../server/embedded/movie/records.ts";
import { ask, tags } from "../../rigs/browse.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** 53 episodes, newest first, with audio. */
const movid = 1001;
const firstUrlid = 10_001;

const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === "item" });

interface Channel {
  title: string;
  link: string;
  language: string;
  "itunes:type": string;
  item: {
    title: string;
    guid: string;
    enclosure: { "@_url": string; "@_type": string };
    "itunes:episode": number;
  }[];
}
async function feed(path: string): Promise<Channel> {
  const { status, headers, text } = await ask(site.origin, path);
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
  return (parser.parse(text) as { rss: { channel: Channel } }).rss.channel;
}

test("the feed names the album and all its episodes, the newest first where the album says so", async () => {
  const channel = await feed(podcastUrl(movid));
  expect(channel.link).toBe(site.origin + albumUrl(movid));
  expect(channel).toMatchObject({ language: "zh-CN", "itunes:type": "episodic" });
  expect(channel.item.map((item) => item["itunes:episode"])).toEqual(
    Array.from({ length: 53 }, (_, index) => 53 - index),
  );
  const oldest = channel.item.at(-1);
  expect(oldest?.guid).toBe(site.origin + audioUrl(movid, firstUrlid));
  expect(oldest?.enclosure).toMatchObject({ "@_url": oldest?.guid, "@_type": "audio/mpeg" });
});

test("an episode's address leads to its audio file, also for a HEAD request", async () => {
  for (const method of ["GET", "HEAD"]) {
    const { status, headers } = await ask(site.origin, audioUrl(movid, firstUrlid), { method });
    expect(status).toBe(302);
    const file = await ask(site.origin, headers.location ?? "", { method: "HEAD" });
    expect([file.status, file.headers["content-type"]]).toEqual([200, "audio/mpeg"]);
  }
});

test("the album's page offers the feed, in the page's language", async () => {
  for (const language of ["zh-CN", "en-US"] as const) {
    const path = inLanguage(podcastUrl(movid), language);
    const { text } = await ask(site.origin, inLanguage(albumUrl(movid), language));
    const link = tags(text, "link").find((tag) => tag["type"] === "application/rss+xml");
    expect(link).toMatchObject({ rel: "alternate", href: site.origin + path });
    expect(tags(text, "a").some((tag) => tag["href"] === path)).toBe(true);
    expect((await feed(path)).language).toBe(language);
  }
});

test("an album that cannot be heard offers neither listening nor a feed", async () => {
  const { album, urlid } = await silentAlbum();
  const { text } = await ask(site.origin, albumUrl(album));
  const hrefs = tags(text, "a").map((tag) => tag["href"]);
  expect(hrefs).toContain(playerUrl(album, urlid));
  expect(hrefs).not.toContain(playerUrl(album, urlid, { medium: "audio" }));
  expect(text).not.toContain("application/rss+xml");
  for (const path of [podcastUrl(album), audioUrl(album, urlid)]) {
    expect((await ask(site.origin, path)).status, path).toBe(404);
  }
});

test("what is no album or episode has no feed and no audio", async () => {
  const odd = ["/content/view/movid/0/podcast.xml", "/content/view/movid/x/podcast.xml"];
  const unknown = [
    podcastUrl(999_999),
    audioUrl(movid, 999_999),
    audioUrl(0, 1),
    "/html/1001/x.mp3",
  ];
  for (const path of [...odd, ...unknown]) {
    expect((await ask(site.origin, path)).status, path).toBe(404);
  }
});

/** The first album of the seed whose episodes are pictures only. */
async function silentAlbum() {
  const album = readMovies().albums.find(({ media }) => media === "video")?.movid ?? 0;
  const { text } = await ask(site.origin, albumUrl(album));
  return { album, urlid: Number(/href="\/html\/\d+\/(\d+)\.html"/.exec(text)?.[1]) };
}
