import type { Place } from "../upstreams/bible/books.ts";
import { wholeList } from "./host-list.ts";
import type { Tools } from "./tools.ts";

/** Marks read at once; a chapter is looked for among them. */
const mostMarks = 999;

/** A member's bookmarks, reading history and notes in the Bible (account host, module 1). */
export function createMarkPages({ clients, secondary, settled, allowed, visited }: Tools) {
  const { marks } = clients;

  return {
    /** What a chapter means to this member. Opening it enters the history. */
    async ofChapter({ volume, chapter }: Place) {
      const [bookmark, note] = await Promise.all([
        secondary(
          wholeList((page) => marks.favouriteIndex(page, mostMarks), mostMarks).then(
            ({ items }) =>
              items.find((one) => one.tid === volume && one.urlid === chapter)?.id ?? null,
          ),
          null,
        ),
        secondary(marks.notepadDetail(volume, chapter), null),
        visited ? secondary(marks.historyAdd(volume, chapter), undefined) : undefined,
      ]);
      return { bookmark, note: note && { id: note.id, content: note.content } };
    },

    /** The chapters last read, those marked and those written about, newest first. */
    async recent(most: number) {
      const [history, bookmarks, notes] = await Promise.all([
        secondary(
          wholeList((page) => marks.historyIndex(page, mostMarks), most).then(({ items }) => items),
          [],
        ),
        secondary(
          wholeList((page) => marks.favouriteIndex(page, mostMarks), most).then(
            ({ items }) => items,
          ),
          [],
        ),
        secondary(
          wholeList(marks.notepadIndex, most).then(({ items }) => items),
          [],
        ),
      ]);
      const places = (items: Pick<(typeof history)[number], "id" | "tid" | "urlid">[]) =>
        items.map(({ id, tid, urlid }) => ({ id, volume: tid, chapter: urlid }));
      return { history: places(history), bookmarks: places(bookmarks), notes: places(notes) };
    },

    addBookmark: ({ volume, chapter }: Place) =>
      allowed("favourite", () => settled(() => marks.favouriteAdd(volume, chapter))),
    deleteBookmark: (id: number, volume: number) =>
      allowed("favourite", () => settled(() => marks.favouriteDelete(id, volume))),
    forget: (id: number) => settled(() => marks.historyDelete(id)),
    clearHistory: () => settled(() => marks.historyClean()),
    /** `id` is the note there already, or null. An empty text takes it away. */
    saveNote: (place: Place, id: number | null, title: string, content: string) =>
      allowed("note", () =>
        settled(() => {
          const entry = { tid: place.volume, urlid: place.chapter, title, content };
          if (id === null) return marks.notepadAdd(entry);
          return content === "" ? marks.notepadDelete(id) : marks.notepadEdit({ id, ...entry });
        }),
      ),
  };
}
