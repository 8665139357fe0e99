import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { previousOf, closed, listen, type Playlist } from "../../../app/ui/listening/playlist.ts";
import {
  biblePlaylistUrl,
  bibleSearchUrl,
  biblesUrl,
  chapterAudioUrl,
  chapterUrl,
} from "../../../app/urls/index.ts";
import { main, raw, startBibleSite } from "../../rigs/bible-rig.ts";
import { ask, section, tags } from "../../rigs/browse.ts";
import { sessionOf, visitor } from "../../rigs/member-rig.ts";
import { formsSentTo, queriesTo } from "../../rigs/sent.ts";
import { startSite, type TestSite } from "../../rigs/site.ts";
import { reply } from "../../rigs/upstream.ts";

describe("on the embedded hosts", () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  test("audio goes back over the start of a book to the last chapter of the one before", async () => {
    const list = JSON.parse((await ask(site.origin, biblePlaylistUrl())).text) as Playlist;
    const at = (url: string) => list.items.find((item) => item.url === url)?.urlid ?? "none";
    const exodus = listen(closed, { do: "open", list, urlid: at(chapterAudioUrl(2, 1)) });
    expect(previousOf(exodus)?.url).toBe(chapterAudioUrl(1, 50));
    const malachi = listen(closed, { do: "open", list, urlid: at(chapterAudioUrl(40, 1)) });
    expect(listen(malachi, { do: "previous" }).current).toBe(at(chapterAudioUrl(39, 4)));
    // And on over its end.
    const genesis = listen(closed, { do: "open", list, urlid: at(chapterAudioUrl(1, 50)) });
    expect(listen(genesis, { do: "ended" }).current).toBe(at(chapterAudioUrl(2, 1)));
  });

  test("the reader's form offers six sizes of letters, 18 at first", async () => {
    expect(await offered("font")).toEqual({
      values: ["14", "18", "22", "26", "30", "34"],
      pressed: ["18"],
    });
  });

  test("the reader's form offers the colours 0 to 4, 1 at first", async () => {
    expect(await offered("color")).toEqual({ values: ["0", "1", "2", "3", "4"], pressed: ["1"] });
  });

  async function offered(field: string) {
    const { status, text } = await ask(site.origin, chapterUrl(43, 3));
    expect(status).toBe(200);
    const buttons = tags(main(text), "button").filter(({ name }) => name === field);
    return {
      values: buttons.map(({ value }) => value),
      pressed: buttons.flatMap((one) => (one["aria-pressed"] === "true" ? [one["value"]] : [])),
    };
  }
});

describe("on a host of its own", () => {
  let rig: Awaited<ReturnType<typeof startBibleSite>>;
  beforeAll(async () => {
    rig = await startBibleSite();
    for (const voice of [0, 1, 2]) {
      rig.host.on(`/audio/${voice}/43/3.mp3`, (_request, response) =>
        response.writeHead(200, { "content-type": "audio/mpeg", "content-length": 0 }).end(),
      );
    }
  });
  afterAll(() => rig.stop());
  const queries = (path: string) =>
    queriesTo(rig.host, path).map((query) => Object.fromEntries(query));

  const heard = async (cookie: string) => {
    const { status, text } = await rig.get(chapterUrl(43, 3), cookie);
    expect(status).toBe(200);
    const audio = section(main(text), "<audio", "audio");
    const [{ src = "" } = {}] = tags(`${audio}</audio>`, "audio");
    return { src, tracks: tags(audio, "track").map((one) => one["src"] ?? "") };
  };

  test("the children's voice, audioV 2, asks for the children's file, and plays that", async () => {
    expect((await heard("audioV=2")).src).toContain("/audio/2/43/3.mp3");
    expect(rig.host.asked).toContainEqual(expect.stringMatching(/^HEAD \/audio\/2\/43\/3\.mp3/));
    const { headers } = await rig.get(chapterAudioUrl(43, 3), "audioV=2");
    expect(headers.location).toContain("/audio/2/43/3.mp3");
  });

  test("subtitles stand beside the default voice, and beside no other", async () => {
    const pure = await heard("");
    expect(pure.src).toContain("/audio/0/43/3.mp3");
    expect(pure.tracks).toEqual([expect.stringContaining("/subtitles/43/3.vtt")]);
    for (const voice of [1, 2]) {
      const other = await heard(`audioV=${voice}`);
      expect(other.src).toContain(`/audio/${voice}/43/3.mp3`);
      expect(other.tracks).toEqual([]);
    }
  });

  test("a search in a group sends its part, in a book its volume, in all neither", async () => {
    rig.host.on("/bible2/search", raw({ code: 0, data: { total: 0, list: [] } }));
    for (const type of [0, 3, 143]) {
      expect((await rig.get(bibleSearchUrl("爱", type))).status).toBe(200);
    }
    const sent = queries("/bible2/search").map(({ detail, part, volume }) => [
      detail,
      part,
      volume,
    ]);
    expect(sent).toEqual([
      ["爱", undefined, undefined],
      ["爱", "3", undefined],
      ["爱", undefined, "43"],
    ]);
  });

  test("a member's history and notes are those of the module 1", async () => {
    const empty = reply({ list: [], total: 0 }, 0);
    for (const list of ["favorite", "history", "notepad"]) {
      rig.host.on(`/api/${list}/index`, empty);
    }
    rig.host.on("/api/notepad/detail", reply(null, 0));
    rig.host.on("/api/history/add", reply([], 0));
    const added = formsSentTo(rig.host, "/api/notepad/add", 0);
    const edited = formsSentTo(rig.host, "/api/notepad/edit", 0);
    const ruth = visitor(rig.site.origin);
    ruth.cookies.set("session", await sessionOf(rig.site));

    expect((await ruth.get(chapterUrl(43, 3))).status).toBe(200);
    expect((await ruth.get(biblesUrl())).status).toBe(200);
    const calls = ["history/add", "history/index", "notepad/detail", "notepad/index"];
    for (const call of calls) {
      const modules = new Set(queries(`/api/${call}`).map(({ mid }) => mid));
      expect([call, ...modules]).toEqual([call, "1"]);
    }

    await ruth.post(chapterUrl(43, 3), { form: "note", id: "0", content: "重生" });
    rig.host.on("/api/notepad/detail", reply({ id: 9, tid: 43, urlid: 3, content: "重生" }, 0));
    await ruth.post(chapterUrl(43, 3), { form: "note", id: "9", content: "从上头生" });
    const place = { mid: "1", tid: "43", urlid: "3" };
    expect(added.map((form) => Object.fromEntries(form))).toEqual([
      expect.objectContaining({ ...place, content: "重生" }),
    ]);
    expect(edited.map((form) => Object.fromEntries(form))).toEqual([
      expect.objectContaining({ ...place, content: "从上头生" }),
    ]);
  });
});
