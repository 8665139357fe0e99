import type { z } from "zod";
import { sanitiseNote } from "../../http/heavy/html.ts";
import { publicFileUrl, type HostPlace } from "../../http/hosts.ts";
import { outsideUrl, sourcesOf, type MediaSource } from "../../http/media.ts";
import { slidesOf, targetOf, type Slide, type Target } from "../../http/target.ts";
import type { PageSaid } from "../../http/wire.ts";
import type * as wire from "./wire.ts";

export interface Album {
  movid: number;
  title: string;
  thumb: string | null;
  speaker: { id: number; name: string };
  episodeCount: number;
  hits: number;
  /** Milliseconds since 1970. */
  addedAt: number | null;
  updatedAt: number | null;
}

export interface Episode {
  urlid: number;
  title: string;
}

export interface AlbumDetail extends Album {
  description: string;
  category: { id: number; name: string } | null;
  /** The newest episode is the one people want (`listsort` 1). */
  newestFirst: boolean;
  episodes: Episode[];
}

export interface AlbumPage {
  items: Album[];
  said: PageSaid;
}

/** What a player plays: sources in the order a browser should try them. */
export interface Resource {
  urlid: number;
  title: string;
  sources: MediaSource[];
  captions: string | null;
  /** A picture of this episode; without one the album's stands in. */
  still: string | null;
  /** Which media the episode exists in, whichever of them `sources` is. */
  hasVideo: boolean;
  hasAudio: boolean;
  downloads: { kind: "mp4" | "mp3" | "doc"; href: string }[];
  ad: { image: string; href: string } | null;
}

export interface Category {
  id: number;
  name: string;
  parentId: number;
  icon: string | null;
  /** Those above it, the topmost first, where the host names them. */
  parents: { id: number; name: string }[];
  children: Category[];
}

/** An entry of the section's menu. */
interface MenuEntry {
  title: string;
  target: Target;
}

export interface Speaker {
  id: number;
  name: string;
  thumb: string | null;
  intro: string;
  albumCount: number;
}

export interface Topic {
  id: number;
  title: string;
  thumb: string | null;
  description: string;
  /** Where set, the topic is a link elsewhere (`islink`). */
  href: string | null;
}

export interface Notice {
  id: number;
  title: string;
  /** HTML of the host, sanitised. */
  content: string;
  createdAt: number | null;
}

export interface HomeData {
  slides: Slide[];
  notices: Notice[];
  recommended: Album[];
  updated: Album[];
  categories: Category[];
  speakers: Speaker[];
}

export interface CommonConfig {
  menus: MenuEntry[];
  categories: Category[];
  topics: Topic[];
  links: { title: string; href: string }[];
  /** HTML of the host, sanitised. */
  footerHtml: string;
  footerLogo: string | null;
  hotWords: string[];
  accountsOpen: boolean;
  appDownload: string | null;
}

export interface Seo {
  title: string;
  keywords: string;
  description: string;
}

export interface PopupAd {
  image: string;
  href: string | null;
  /** Seconds until it closes by itself. */
  closeAfter: number;
  /** Seconds between two shows. */
  interval: number;
}

type Raw<Shape extends z.ZodType> = z.output<Shape>;

/** Wire -> model for one host's place; pure. */
export function createModel(place: HostPlace) {
  const file = (raw: string) => publicFileUrl(place, raw);

  const album = (raw: Raw<typeof wire.album>): Album => ({
    movid: raw.movid,
    title: raw.title,
    thumb: file(raw.thumb),
    speaker:
      typeof raw.speaker === "string"
        ? { id: raw.speaker_id, name: raw.speaker }
        : { id: raw.speaker_id || raw.speaker.id, name: raw.speaker.name },
    episodeCount: raw.url_count,
    hits: raw.hits,
    addedAt: raw.addtime,
    updatedAt: raw.edittime ?? raw.addtime,
  });

  const category = (raw: Raw<typeof wire.category>): Category => ({
    id: raw.id,
    name: raw.name,
    parentId: raw.parentid,
    icon: isPicture.test(raw.icon) ? file(raw.icon) : null,
    parents: raw.parent_list.filter(({ id }) => id !== raw.id),
    children: raw.child_list.map(category),
  });

  const speaker = (raw: Raw<typeof wire.speaker>): Speaker => ({
    id: raw.id,
    name: raw.name,
    thumb: file(raw.thumb),
    intro: raw.intro,
    albumCount: raw.movie_count,
  });

  const topic = (raw: Raw<typeof wire.topic>): Topic => ({
    id: raw.id,
    title: raw.title,
    thumb: file(raw.thumb),
    description: raw.description,
    href: raw.islink ? outsideUrl(raw.linkurl) : null,
  });

  const notice = (raw: Raw<typeof wire.notice>): Notice => ({
    id: raw.id,
    title: raw.title,
    content: sanitiseNote(raw.content),
    createdAt: raw.createtime,
  });

  return {
    album,
    category,
    speaker,
    topic,
    notice,
    albumDetail: (raw: Raw<typeof wire.albumDetail>): AlbumDetail => ({
      ...album(raw),
      episodeCount: raw.url_list.length,
      description: raw.description,
      category: raw.category && raw.category.id > 0 ? raw.category : null,
      newestFirst: raw.listsort,
      episodes: raw.url_list,
    }),
    albumPage: (raw: Raw<typeof wire.albumPage>): AlbumPage => ({
      items: raw.items.map(album),
      said: raw.said,
    }),
    resource: (raw: Raw<typeof wire.resource>, audio: boolean): Resource => ({
      urlid: raw.urlid,
      title: raw.title,
      sources: sourcesOf(audio ? [raw.mp3, raw.url] : [raw.url, raw.mp4], audio, file),
      captions: file(raw.vtt),
      still: file(raw.thumb),
      hasVideo: file(raw.mp4) !== null || (!audio && file(raw.url) !== null),
      hasAudio: file(raw.mp3) !== null || (audio && file(raw.url) !== null),
      downloads: [
        { kind: "mp4" as const, href: file(raw.down_mp4) },
        { kind: "mp3" as const, href: file(raw.down_mp3) },
        { kind: "doc" as const, href: file(raw.doc) },
      ].flatMap(({ kind, href }) => (href === null ? [] : [{ kind, href }])),
      ad: adOf(raw.ad, file),
    }),
    home: (raw: Raw<typeof wire.home>): HomeData => ({
      slides: slidesOf(raw.sliders, file),
      notices: raw.notices.map(notice).sort((a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0)),
      recommended: raw.recommends.map(album),
      updated: raw.updates.map(album),
      categories: raw.categorys.map(category),
      speakers: raw.speakers.map(speaker),
    }),
    commonConfig: (raw: Raw<typeof wire.commonConfig>): CommonConfig => ({
      menus: raw.menus.flatMap(({ title, url, linkurl, page }) => {
        const target = targetOf(url || linkurl || page);
        return target === null || title === "" ? [] : [{ title, target }];
      }),
      categories: raw.categorys.map(category),
      topics: raw.specials.map(topic),
      links: raw.links.flatMap(({ title, linkurl, url }) => {
        const href = outsideUrl(linkurl || url);
        return href === null ? [] : [{ title: title || new URL(href).host, href }];
      }),
      footerHtml: sanitiseNote(raw.footer_text),
      footerLogo: file(raw.footer_logo),
      hotWords: raw.hotsearch.map(({ word }) => word).filter((word) => word !== ""),
      accountsOpen: raw.ucenter?.open ?? false,
      appDownload: outsideUrl(raw.app_download_url),
    }),
    popupAd: (raw: Raw<typeof wire.popupAd>): PopupAd | null => {
      const image = file(raw.image_src);
      if (image === null) return null;
      const href = outsideUrl(raw.image_url);
      return { image, href, closeAfter: raw.times, interval: raw.interval };
    },
  };
}

/** Some hosts have the name of a drawing of their own there. */
const isPicture = /[./]/;

function adOf(
  raw: { image_src: string; image_url: string } | null,
  file: (raw: string) => string | null,
): Resource["ad"] {
  const image = file(raw?.image_src ?? "");
  const href = outsideUrl(raw?.image_url ?? "");
  return image !== null && href !== null ? { image, href } : null;
}
