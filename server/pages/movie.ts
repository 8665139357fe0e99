import { mediumTypes } from "../../app/urls/index.ts";
import { NotFound, Refused } from "../http/errors.ts";
import type { MovieError } from "../upstreams/feedback/client.ts";
import type { Album, AlbumDetail, Episode, Resource } from "../upstreams/movie/model.ts";
import { toAddedCard, toCard, toUpdatedCard } from "./album-card.ts";
import { categoryLink } from "./category-place.ts";
import { failureOf } from "./failure.ts";
import { cutPage, nothingCut, type CutPage } from "./cut-list.ts";
import { createShellPages } from "./shell.ts";
import type { Tools } from "./tools.ts";

/** Sunday sermons, shown on the home (docs/rules.md, lists 4). */
const sundayCategory = 205;
const episodesPerPage = 20;
/** Home lists are asked for 100 at a time, on page 1; a shelf shows the first dozen (docs/rules.md, lists 4). */
const homeList = { limit: 100, page: 0 };
const shelf = 12;
const searchPageSize = 20;

export interface EpisodePage {
  /** `number` is the episode's place in the album, from 1. */
  episodes: (Episode & { number: number })[];
  /** 1-based. */
  page: number;
  pages: number;
  total: number;
}

/** Page data of the movie section that joins two or more calls. */
/** Where an episode is played. */
interface PlayerPlace {
  /** A page of the list of episodes, from 1; null for the one with the episode. */
  page: number | null;
  /** Beside the channels, not the movies. */
  inChannels: boolean;
}

export function createMoviePages(tools: Tools) {
  const { secondary, allowed } = tools;
  const { movie, feedback } = tools.clients;
  const shell = createShellPages(tools);
  return {
    /** Home: the index, the newest Sunday sermons, the topics. */
    async home() {
      const [home, sunday, frame, seo] = await Promise.all([
        movie.indexIndex(),
        secondary(
          movie.movieIndex({
            category_id: sundayCategory,
            ...homeList,
            order: "addtimeOrder",
          }),
          null,
        ),
        secondary(movie.commonIndex(), null),
        shell.seo("index"),
      ]);
      // The row is the front page's; where that has none, the config's.
      const categories = home.categories.length > 0 ? home.categories : (frame?.categories ?? []);
      return {
        slides: home.slides,
        notices: home.notices,
        speakers: home.speakers,
        categories: categories.map(categoryLink),
        recommended: home.recommended.slice(0, shelf).map(toCard),
        updated: home.updated.slice(0, shelf).map(toUpdatedCard),
        sunday: (sunday?.items ?? []).slice(0, shelf).map(toAddedCard),
        topics: frame?.topics ?? [],
        seo,
      };
    },

    /** An album with one page of its episodes; `page` is 1-based, null opens where the album wants it. */
    async albumDetail(movid: number, page: number | null) {
      const [album, seo] = await Promise.all([
        movie.movieDetail(movid),
        shell.seo("movie", { movid }),
      ]);
      const { episodes, ...rest } = album;
      const start = (album.newestFirst ? episodes.at(-1) : episodes[0]) ?? null;
      const [others, listen] = await Promise.all([related(movid, album), heard(movid, start)]);
      return {
        album: rest,
        /** What the play button plays. */
        start,
        /** Whether it can be listened to; then so can the album, as far as anybody knows. */
        listen,
        episodes: episodePage(album, page),
        related: others,
        seo,
      };
    },

    /**
     * One episode: its resource (empty when it cannot be had), its neighbours and its page of the list.
     * `urlid` 0 plays the first episode; an episode the album lacks is NotFound. `page` is as for `albumDetail`, and null
     * the page with the episode.
     */
    async player(movid: number, urlid: number, audio: boolean, { page, inChannels }: PlayerPlace) {
      const album = await movie.movieDetail(movid);
      const at = urlid === 0 ? 0 : album.episodes.findIndex((one) => one.urlid === urlid);
      const episode = album.episodes[at];
      if (episode === undefined) throw new NotFound(`album ${movid} has no episode ${urlid}`);
      const [resource, seo] = await Promise.all([
        playable(movid, episode, audio),
        inChannels
          ? shell.seo("channelPlayer", { id: movid, url: episode.urlid })
          : shell.seo("play", { movid, urlid: episode.urlid }),
      ]);
      const { episodes, ...rest } = album;
      return {
        album: rest,
        episode,
        number: at + 1,
        ...resource,
        previous: episodes[at - 1] ?? null,
        next: episodes[at + 1] ?? null,
        episodes: episodePage(album, page ?? Math.floor(at / episodesPerPage) + 1),
        seo,
      };
    },

    /** One episode by name, for pages about it. */
    async episode(movid: number, urlid: number) {
      const album = await movie.movieDetail(movid);
      const episode = album.episodes.find((one) => one.urlid === urlid);
      if (episode === undefined) throw new NotFound(`album ${movid} has no episode ${urlid}`);
      return { album: album.title, episode };
    },

    /** Passes a report on; null when it arrived, else what to tell the visitor, whose words are kept. */
    report: (report: MovieError) =>
      allowed("report", () => feedback.movieError(report).then(() => null, failureOf)),

    /** 20 hits a page; recommended albums where there is none or the search fails. `page` is 0-based. */
    async search(keywords: string, type: number, page: number) {
      const [found, seo] = await Promise.all([
        secondary<CutPage<Album>>(
          cutPage(
            (at) => movie.movieSearch(keywords, type, at, searchPageSize),
            { page, size: searchPageSize, limit: searchPageSize },
            secondary,
          ),
          nothingCut,
        ),
        shell.seo("search", { kw: keywords, type, page }),
      ]);
      const { items, pages, total } = found;
      if (pages > 0 && page >= pages) throw new NotFound(`the search has no page ${page}`);
      return {
        albums: items.map(toCard),
        total,
        pages,
        recommended: items.length === 0 ? await shell.recommendations() : [],
        seo,
      };
    },
  };

  /** The wanted medium, or the other one where the episode exists only in that; and the words of a host that refuses it. */
  async function playable(movid: number, episode: Episode, audio: boolean) {
    let said = "";
    const hear = (error: unknown): never => {
      if (error instanceof Refused) said = error.said;
      throw error;
    };
    const load = (sound: boolean) =>
      secondary(
        movie.movieUrl(movid, episode.urlid, mediumTypes[sound ? "audio" : "video"]).catch(hear),
        emptyResource(episode),
      );
    const resource = await load(audio);
    const other = audio ? resource.hasVideo : resource.hasAudio;
    if (resource.sources.length > 0 || !other) return { resource, audio, said };
    return { resource: await load(!audio), audio: !audio, said };
  }

  async function heard(movid: number, episode: Episode | null): Promise<boolean> {
    if (episode === null) return false;
    const { sources } = await secondary(
      movie.movieUrl(movid, episode.urlid, mediumTypes.audio),
      emptyResource(episode),
    );
    return sources.length > 0;
  }

  /** A row of albums of the same category, without the album itself. */
  async function related(movid: number, album: AlbumDetail) {
    if (album.category === null) return [];
    const others = await secondary(
      movie.movieIndex({
        category_id: album.category.id,
        offset: 0,
        limit: shelf,
        order: "hitsOrder",
      }),
      null,
    );
    return (others?.items ?? [])
      .filter((one) => one.movid !== movid)
      .slice(0, 6)
      .map(toCard);
  }
}

/** 20 a page; an album whose newest episode comes first opens on its last page, reversed (docs/rules.md, lists 7). */
export function episodePage(
  album: Pick<AlbumDetail, "episodes" | "newestFirst">,
  wanted: number | null,
): EpisodePage {
  const total = album.episodes.length;
  const pages = Math.max(1, Math.ceil(total / episodesPerPage));
  const page = Math.min(pages, Math.max(1, wanted ?? (album.newestFirst ? pages : 1)));
  const before = (page - 1) * episodesPerPage;
  const episodes = album.episodes
    .slice(before, before + episodesPerPage)
    .map((episode, index) => ({ ...episode, number: before + index + 1 }));
  return { episodes: album.newestFirst ? episodes.reverse() : episodes, page, pages, total };
}

function emptyResource({ urlid, title }: Episode): Resource {
  return {
    urlid,
    title,
    sources: [],
    captions: null,
    still: null,
    hasVideo: false,
    hasAudio: false,
    downloads: [],
    ad: null,
  };
}
