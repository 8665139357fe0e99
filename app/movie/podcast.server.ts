import { XMLBuilder } from "fast-xml-parser";
import { translator } from "~/i18n/translator";
import { albumUrl, audioUrl, inLanguage, playerUrl, podcastType, podcastUrl } from "~/urls";
import type { Site } from "../../server/request/context.ts";

type Feed = Awaited<ReturnType<Site["pages"]["podcast"]["feed"]>>;

const xml = new XMLBuilder({ ignoreAttributes: false, suppressEmptyNode: true });

/** RSS 2.0 with what podcast apps add to it. The hosts date no episode, so their order and number say what is new. */
export function podcastFeed({ album, episodes, type }: Feed, site: Site): string {
  const { language } = site.preferences;
  const address = (path: string) => site.origin + inLanguage(path, language);
  const author = album.speaker.name || translator(language)("site.name");
  const image = album.thumb === null ? null : new URL(album.thumb, site.origin).href;
  return xml.build({
    "?xml": { "@_version": "1.0", "@_encoding": "UTF-8" },
    rss: {
      "@_version": "2.0",
      "@_xmlns:itunes": "http://www.itunes.com/dtds/podcast-1.0.dtd",
      "@_xmlns:atom": "http://www.w3.org/2005/Atom",
      channel: {
        "atom:link": {
          "@_rel": "self",
          "@_type": podcastType,
          "@_href": address(podcastUrl(album.movid)),
        },
        title: plain(album.title),
        link: address(albumUrl(album.movid)),
        language,
        description: plain(album.description || album.title),
        ...(album.updatedAt === null
          ? {}
          : { lastBuildDate: new Date(album.updatedAt).toUTCString() }),
        "itunes:author": plain(author),
        "itunes:explicit": "false",
        "itunes:type": album.newestFirst ? "episodic" : "serial",
        "itunes:category": {
          "@_text": "Religion & Spirituality",
          "itunes:category": { "@_text": "Christianity" },
        },
        ...(image === null ? {} : { "itunes:image": { "@_href": image } }),
        item: episodes.map(({ urlid, title, number }) => ({
          title: plain(title),
          link: address(playerUrl(album.movid, urlid, { medium: "audio" })),
          guid: site.origin + audioUrl(album.movid, urlid),
          // Nobody knows a file's length before it is fetched; 0 is how feeds say so.
          enclosure: {
            "@_url": site.origin + audioUrl(album.movid, urlid),
            "@_type": type,
            "@_length": "0",
          },
          "itunes:episode": number,
        })),
      },
    },
  });
}

/** XML has no place at all for most control characters, not even escaped. */
function plain(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "");
}
