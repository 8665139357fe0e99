import type { Language } from "../../app/urls/index.ts";
import { NotFound, Refused, Unavailable } from "../http/errors.ts";
import {
  bookNameIn,
  bookOf,
  books,
  groups,
  neighbour,
  type Place,
} from "../upstreams/bible/books.ts";
import type { SearchScope } from "../upstreams/bible/search-client.ts";
import type { Version } from "../upstreams/bible/versions.ts";
import { pathOf } from "../upstreams/bible/versions.ts";
import type { Verse } from "../upstreams/bible/verses.ts";
import { referenceOf } from "./bible-reference.ts";
import { createShellPages } from "./shell.ts";
import type { Tools } from "./tools.ts";

const searchPageSize = 20;
/** Books by number in a search's `type`: 101 is Genesis (docs/rules.md, bible 9). */
const bookTypes = 100;

/** One version's column of a chapter; a version that lacks it, or fails, says so and leaves the others alone. */
export interface Column {
  key: string;
  label: string;
  lang: Language;
  state: "here" | "missing" | "failed";
  verses: Verse[];
}

export interface NamedPlace extends Place {
  /** In the page's language. */
  book: string;
  /** Whether the commentary that is read has something there; missing where none is read. */
  beside?: boolean;
}

/** Page data of the Bible (docs/rules.md, bible). Volumes and chapters count from 1. */
export function createBiblePages(tools: Tools) {
  const { language, secondary } = tools;
  const { bible, search, commentary } = tools.clients;
  const { preferences, versions, fileUrl } = tools.bible;
  const shell = createShellPages(tools);
  const bookName = (volume: number) => {
    const book = bookOf(volume);
    return book === null ? "" : bookNameIn[language](book);
  };
  const named = (place: Place | null): NamedPlace | null =>
    place && { ...place, book: bookName(place.volume) };
  const offered = versions.map(({ key, label, lang }) => ({ key, label, lang }));

  /** The versions an address names; "0" leaves it to the visitor, then to the language. None that is known: NotFound. */
  function chosen(raw: string): Version[] {
    const wanted = raw === "0" ? preferences.versions : raw.split(",");
    const known = versions.filter((version) => wanted.includes(version.key));
    if (known.length > 0) return known;
    if (raw !== "0") throw new NotFound(`no version ${raw}`);
    const first = versions.find(({ lang }) => lang === language) ?? versions[0];
    return first === undefined ? [] : [first];
  }

  async function column(version: Version, place: Place): Promise<Column> {
    const { key, label, lang } = version;
    const here = (state: Column["state"], verses: Verse[]) => ({ key, label, lang, state, verses });
    const found = await secondary<Pick<Column, "state" | "verses">>(
      bible.chapter(version, place).then(
        (verses) => ({ state: "here" as const, verses }),
        (error: unknown) => {
          if (error instanceof NotFound) return { state: "missing" as const, verses: [] };
          throw error;
        },
      ),
      { state: "failed", verses: [] },
    );
    return here(found.state, found.verses);
  }

  /** The chapter read out, where the first version that has audio has this chapter. */
  async function audioOf(
    chosen: Version[],
    place: Place,
    has: (file: string) => Promise<boolean> = (file) => secondary(bible.has(file), false),
  ) {
    const version = chosen.find(({ audio }) => audio !== null);
    if (!version?.audio) return null;
    const audio = preferences.audio;
    const path = pathOf(version.audio, { version: version.key, audio, ...place });
    const pure = pathOf(version.audio, { version: version.key, audio: 0, ...place });
    const src = (await has(path)) ? path : audio !== 0 && (await has(pure)) ? pure : null;
    if (src === null) return null;
    const subtitles =
      src === pure && version.subtitles !== null
        ? pathOf(version.subtitles, { version: version.key, ...place })
        : null;
    return {
      src: fileUrl(src),
      captions: subtitles && fileUrl(subtitles),
      lang: version.lang,
      /** Which of the three is playing; another may have been wished for. */
      kind: src === pure ? 0 : audio,
    };
  }

  return {
    /** The versions there are to choose from, in the catalogue's order. */
    versions: async () => offered,

    /** The table of contents, in the shortest form there is: the page carries its data along. */
    async home() {
      const [first] = chosen("0");
      const contents = first === undefined ? [] : await secondary(search.contents(first.key), []);
      return {
        /** The books in their order, and how many chapters each has. */
        names: books.map(({ volume }) => bookName(volume)),
        chapters: books.map(({ chapters }) => chapters),
        /** Books the visitor's version has nothing of. */
        absent: contents.filter(({ held }) => held === 0).map(({ volume }) => volume),
        groups: groups.map(({ name, from, to }) => ({ name, from, to })),
        seo: await shell.seo("bible"),
      };
    },

    /** What a place is called, without asking anybody. No such book or chapter: NotFound. */
    async named(versionNames: string, place: Place) {
      const book = bookOf(place.volume);
      if (book === null || place.chapter > book.chapters) {
        throw new NotFound(`no chapter ${place.volume}:${place.chapter}`);
      }
      return {
        place: { ...place, book: bookName(place.volume) },
        versions: chosen(versionNames).map(({ key }) => key),
      };
    },

    /** A chapter in the versions an address names. Past the end, or with no version that is known: NotFound. */
    async chapter(versionNames: string, place: Place, sid: number | null) {
      const book = bookOf(place.volume);
      if (book === null || place.chapter < 1 || place.chapter > book.chapters) {
        throw new NotFound(`no chapter ${place.volume}:${place.chapter}`);
      }
      const shown = chosen(versionNames);
      const { volume, chapter } = place;
      const [columns, commentaries, text, audio, previous, next, seo] = await Promise.all([
        Promise.all(shown.map((version) => column(version, place))),
        secondary(commentary.specialList(volume, chapter), []),
        sid === null ? null : commentaryText(volume, chapter, sid),
        audioOf(shown, place),
        neighbourOf(place, -1, sid),
        neighbourOf(place, 1, sid),
        shell.seo("bible", { versions: versionNames, volume, chapter, sid: sid ?? undefined }),
      ]);
      // One version that cannot be had leaves the others alone; none at all is a page that cannot be made.
      if (columns.every(({ state }) => state === "failed")) {
        throw new Unavailable(`no version of ${volume}:${chapter} can be had`);
      }
      return {
        place: { volume, chapter, book: bookNameIn[language](book) },
        chapters: book.chapters,
        columns,
        versions: offered,
        previous,
        next,
        commentaries,
        commentary: text,
        audio,
        seo,
      };
    },

    /** Where the audio of a chapter lies, in the visitor's voice or else the plain one. None: NotFound; not told: Unavailable. */
    async sound(versionNames: string, place: Place) {
      const exists = place.chapter <= (bookOf(place.volume)?.chapters ?? 0);
      const audio = exists ? await audioOf(chosen(versionNames), place, bible.has) : null;
      if (audio === null) throw new NotFound(`no audio of ${place.volume}:${place.chapter}`);
      return audio;
    },

    /** The passage a text names, such as "约3:16" or "John 3:16"; null where it names none. */
    reference: (text: string) => referenceOf(text),

    /** 20 hits a page; `type` 0 is all, 1 to 12 a group, 101 to 166 a book (docs/rules.md, bible 9). */
    async search(words: string, versionNames: string, type: number, page: number) {
      const shown = chosen(versionNames);
      const scope = scopeOf(type);
      const keys = shown.map(({ key }) => key);
      const { total, list, counts } = await search.search(words, keys, page, searchPageSize, scope);
      const pages = Math.max(1, Math.ceil(total / searchPageSize));
      return {
        hits: list.map((hit) => ({ ...hit, book: bookName(hit.volume) })),
        counts: counts.map((one) => ({ ...one, book: bookName(one.volume) })),
        total,
        pages,
        versions: offered,
        chosen: keys,
        seo: await shell.seo("bible", { kw: words, versions: versionNames, type, page }),
      };
    },
  };

  /** A commentary that the host refuses is no page. One that cannot be had leaves the text alone. */
  async function commentaryText(volume: number, chapter: number, sid: number) {
    const asked = commentary.data(volume, chapter, sid).catch((error: unknown) => {
      if (error instanceof NotFound || error instanceof Refused) return error;
      throw error;
    });
    const text = await secondary(asked, { sid, title: "", html: "" });
    if (text instanceof Error) throw text;
    return text;
  }

  /** A neighbour, and whether the commentary goes on there; where nobody can tell, it does. */
  async function neighbourOf(place: Place, step: 1 | -1, sid: number | null) {
    const next = named(neighbour(place, step));
    if (next === null || sid === null) return next;
    const list = await secondary(commentary.specialList(next.volume, next.chapter), null);
    return { ...next, beside: list === null || list.some((one) => one.sid === sid) };
  }
}

function scopeOf(type: number): SearchScope {
  if (type >= 1 && type <= groups.length) return { group: type };
  const volume = type - bookTypes;
  return bookOf(volume) === null ? {} : { volume };
}
