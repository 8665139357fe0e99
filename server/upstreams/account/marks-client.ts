import { z } from "zod";
import type { HostCall } from "../../http/call.ts";
import { id, number, paged, plainText, text, time } from "../../http/wire.ts";

const mid = 1;
const mark = z.object({ id, tid: id, urlid: number, createtime: time });
const note = mark.extend({ title: plainText, content: text, updatetime: time });

/** Favourites, history and notes of the account host, module 1: the Bible (`tid` is the volume, `urlid` the chapter). */
export function createMarksClient(call: HostCall) {
  const read = <T>(path: string, query: Record<string, number>, parse: (payload: unknown) => T) =>
    call({ path, query, policy: "never", parse });
  const change = (path: string, query: Record<string, number>) =>
    call({ path, query, policy: "never", write: true, parse: () => undefined });

  return {
    favouriteIndex: (page: number, pagesize: number) =>
      read("api/favorite/index", { page: page + 1, pagesize, mid }, (payload) =>
        paged(mark).parse(payload),
      ),
    favouriteAdd: (tid: number, urlid: number) => change("api/favorite/add", { mid, tid, urlid }),
    favouriteDelete: (id: number, tid: number) => change("api/favorite/delete", { id, tid }),

    historyIndex: (page: number, pagesize: number) =>
      read("api/history/index", { mid, page: page + 1, pagesize }, (payload) =>
        paged(mark).parse(payload),
      ),
    historyAdd: (tid: number, urlid: number) =>
      change("api/history/add", { mid, tid, urlid, paytime: 0, paytype: 1 }),
    historyDelete: (id: number) => change("api/history/delete", { id }),
    historyClean: () => change("api/history/clean", { mid }),

    notepadIndex: (page: number) =>
      read("api/notepad/index", { page: page + 1, mid }, (payload) => paged(note).parse(payload)),
    notepadDetail: (tid: number, urlid: number) =>
      read("api/notepad/detail", { urlid, tid, mid }, (payload) => {
        const raw = note.safeParse(payload);
        return raw.success && raw.data.content !== "" ? raw.data : null;
      }),
    notepadAdd: (entry: { tid: number; urlid: number; title: string; content: string }) =>
      call({
        method: "POST",
        path: "api/notepad/add",
        form: { mid, subtitle: "", ...entry },
        policy: "never",
        parse: () => undefined,
      }),
    notepadEdit: (entry: {
      id: number;
      tid: number;
      urlid: number;
      title: string;
      content: string;
    }) =>
      call({
        method: "POST",
        path: "api/notepad/edit",
        form: { mid, subtitle: "", ...entry },
        policy: "never",
        parse: () => undefined,
      }),
    notepadDelete: (id: number) => change("api/notepad/delete", { id }),
  };
}
