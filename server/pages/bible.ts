import { NotFound, Refused, Unavailable } from "../http/errors.ts";
import { mostVersions } from "../session/preferences.ts";
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
import type { Verse } from "../upstreams/bible/verses.ts";
import { toOffered, versionsChosen, type Offered } from "./bible-choice.ts";
import { referenceOf } from "./bible-reference.ts";
import { soundOf } from "./bible-sound.ts";
import { cutPage, nothingCut } from "./cut-list.ts";
import { createShellPages } from "./shell.ts";
import type { Tools } from "./tools.ts";

const searchPageSize = 20;
/** Books by number in a search's `type`: 101 is Genesis (docs/rules.md, bible 9). */
const bookTypes = 100;

/** One version's column of a chapter; a version that lacks it, or fails, says so and leaves the others alone. */
export interface Column extends Offered {
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
  const { versions, since } = tools.bible;
  const shell = createShellPages(tools);
  const bookName = (volume: number) => {
    const book = bookOf(volume);
    return book === null ? "" : bookNameIn[language](book);
  };
  const named = (place: Place | null): NamedPlace | null =>
    place && { ...place, book: bookName(place.volume) };
  const offered = versions.map(toOffered);
  const chosen = (raw: string) => versionsChosen(tools, raw);

  async function column(version: Version, place: Place): Promise<Column> {
    const found = await secondary<Pick<Column, "state" | "verses">>(
      bible.chapter(version, place, since).then(
        (verses) => ({ state: "here" as const, verses }),
        (error: unknown) => {
          if (error instanceof NotFound) return { state: "missing" as const, verses: [] };
          throw error;
        },
      ),
      { state: "failed", verses: [] },
    );
    return { ...toOffered(version), ...found };
  }

  const hasFile = (file: string) => bible.has(file, since);

  return {
    /** The versions there are to choose from, in the catalogue's order; so many at most stand beside each other. */
    versions: async () => ({ offered, most: mostVersions }),

    /** The table of contents, in the shortest form there is: the page carries its data along. */
    async home() {
      const [first] = chosen("0");
      const contents =
        first === undefined ? [] : await secondary(search.contents(first.key, since), []);
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
      const all = chosen(versionNames);
      const shown = all.slice(0, mostVersions);
      const { volume, chapter } = place;
      const [columns, commentaries, text, audio, previous, next, seo] = await Promise.all([
        Promise.all(shown.map((version) => column(version, place))),
        secondary(commentary.specialList(volume, chapter), null),
        sid === null ? null : commentaryText(volume, chapter, sid),
        soundOf(tools, shown, place, (file) => secondary(hasFile(file), false)),
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
        /** Those the address names beyond what stands beside each other. */
        leftOut: all.slice(mostVersions).map(toOffered),
        mostVersions,
        /** All books, in the page's language. */
        books: books.map((one) => bookNameIn[language](one)),
        previous,
        next,
        /** Null where nobody can tell. */
        commentaries,
        commentary: text,
        audio,
        seo,
      };
    },

    /** Where the audio of a chapter lies, in the visitor's voice or else the plain one. None: NotFound; not told: Unavailable. */
    async sound(versionNames: string, place: Place) {
      const exists = place.chapter <= (bookOf(place.volume)?.chapters ?? 0);
      const audio = exists ? await soundOf(tools, chosen(versionNames), place, hasFile) : null;
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
      const query = { detail: words, versions: keys, size: searchPageSize, scope, since };
      const load = (at: number) => search.search({ ...query, page: at });
      const wanted = { page, size: searchPageSize, limit: searchPageSize };
      const [found, head] = await Promise.all([
        secondary(cutPage(load, wanted, secondary), null),
        // Asked for there as well: this is the same call.
        secondary(load(page), null),
      ]);
      const { items, pages, total } = found ?? nothingCut;
      const counts = head?.counts ?? [];
      return {
        hits: items.map((hit) => ({ ...hit, book: bookName(hit.volume) })),
        counts: counts.map((one) => ({ ...one, book: bookName(one.volume) })),
        total,
        pages: Math.max(1, pages),
        /** Nobody could look: that is not to say that there is nothing. */
        failed: found === null,
        versions: offered,
        chosen: keys,
        seo: await shell.seo("bible", { kw: words, versions: versionNames, type, page }),
      };
    },
  };

  /**
   * What a commentary says, null where it cannot be had: the text beside it stands. One that its host refuses is no
   * page.
   */
  async function commentaryText(volume: number, chapter: number, sid: number) {
    const asked = commentary.data(volume, chapter, sid).catch((error: unknown) => {
      if (error instanceof NotFound || error instanceof Refused) return error;
      throw error;
    });
    const text = await secondary(asked, null);
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
