import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  closed,
  currentOf,
  listen,
  nextMode,
  nextOf,
  previousOf,
  type Action,
  type Listening,
  type LoopMode,
  type Playlist,
  type Sleep,
} from "../../../app/ui/listening/playlist.ts";
import {
  albumUrl,
  audioUrl,
  biblePlaylistUrl,
  chapterAudioUrl,
  chapterUrl,
  episodeOfAudio,
  inLanguage,
  pageOfAudio,
  playerUrl,
  playlistUrl,
} from "../../../app/urls/index.ts";
import { startSite, type TestSite } from "../../rigs/site.ts";
import { ask, tags } from "../../rigs/browse.ts";

const list: Playlist = {
  title: "album",
  artist: "speaker",
  picture: null,
  items: ["a", "b", "c"].map((urlid) => ({ urlid, title: urlid.toUpperCase(), url: `/${urlid}` })),
};
const silent: Playlist = { ...list, items: [...list.items, { urlid: "d", title: "D", url: "" }] };

/** The player in the middle of `urlid`. */
const at = (urlid: string, more: Partial<Listening> = {}): Listening => ({
  ...closed,
  list,
  current: urlid,
  playing: true,
  turn: 1,
  ...more,
});
const all = (now: Listening, ...actions: Action[]) => actions.reduce(listen, now);

describe("the rules", () => {
  test.each<[LoopMode, LoopMode]>([
    ["0", "1"],
    ["1", null],
    [null, "0"],
  ])("the mode %s is followed by %s", (mode, next) => {
    expect(nextMode(mode)).toBe(next);
    expect(listen(at("a", { mode }), { do: "mode" })).toMatchObject({ mode: next, playing: true });
  });

  test("going round the list is what it does at first", () => {
    expect(closed.mode).toBe("0");
  });

  test.each<[string, LoopMode, boolean, string | null]>([
    ["a", "0", false, "b"],
    ["a", "1", false, "b"],
    ["a", null, false, "b"],
    ["c", "0", false, "a"],
    ["c", "1", false, "a"],
    ["c", null, false, null],
    ["c", "0", true, "a"],
    ["c", "1", true, "a"],
    ["c", null, true, "a"],
  ])("after %s in mode %s, forced %s, comes %s", (urlid, mode, forced, next) => {
    const now = at(urlid, { mode });
    expect(nextOf(now, forced)?.urlid ?? null).toBe(next);
    const then = listen(now, { do: "next", forced });
    expect(then.current).toBe(next ?? urlid);
    expect(then.playing).toBe(next !== null);
    expect(then.turn).toBe(next === null ? 1 : 2);
  });

  test.each<[string, LoopMode, string]>([
    ["b", "0", "a"],
    ["a", "0", "c"],
    ["a", "1", "c"],
    ["a", null, "c"],
  ])("before %s in mode %s comes %s", (urlid, mode, previous) => {
    const now = at(urlid, { mode });
    expect(previousOf(now)?.urlid).toBe(previous);
    expect(listen(now, { do: "previous" })).toMatchObject({ current: previous, turn: 2 });
  });

  test.each<[string, LoopMode, Sleep, string, boolean]>([
    ["a", "0", "off", "b", true],
    ["c", "0", "off", "a", true],
    ["b", "1", "off", "b", true],
    ["c", "1", "off", "c", true],
    ["a", null, "off", "b", true],
    ["c", null, "off", "c", false],
    ["a", "0", "end", "a", false],
    ["a", "1", "end", "a", false],
    ["c", "0", 15, "a", true],
  ])("%s ends in mode %s, timer %s: %s, playing %s", (urlid, mode, sleep, next, playing) => {
    const then = listen(at(urlid, { mode, sleep }), { do: "ended" });
    expect(then).toMatchObject({ current: next, playing });
    // What repeats starts anew, though it is the same.
    expect(then.turn).toBe(playing ? 2 : 1);
    if (sleep === "end") expect(then.sleep).toBe("off");
  });

  test("one item alone goes round to itself", () => {
    const alone = { ...list, items: list.items.slice(0, 1) };
    const then = listen(at("a", { list: alone }), { do: "ended" });
    expect(then).toMatchObject({ current: "a", playing: true, turn: 2 });
  });

  test.each<Action>([
    { do: "choose", urlid: "b" },
    { do: "open", list, urlid: "b" },
  ])("$do: what is current is not started again, and goes on where it was paused", (action) => {
    expect(listen(at("b"), action)).toMatchObject({ turn: 1, playing: true });
    expect(listen(at("b", { playing: false }), action)).toMatchObject({ turn: 1, playing: true });
    expect(listen(at("a"), action)).toMatchObject({ turn: 2, current: "b", playing: true });
  });

  test("playing and paused", () => {
    const paused = listen(at("a"), { do: "pause" });
    expect(paused).toMatchObject({ playing: false, current: "a" });
    expect(listen(paused, { do: "pause" })).toBe(paused);
    expect(listen(paused, { do: "play" })).toMatchObject({ playing: true, turn: 1 });
    expect(listen(closed, { do: "play" })).toBe(closed);
  });

  test("shutting down closes it; mode and speed stay, the timer does not", () => {
    const then = listen(at("b", { mode: null, speed: 1.5, sleep: 30 }), { do: "shutdown" });
    expect(then).toMatchObject({ current: null, playing: false, mode: null, speed: 1.5 });
    expect(then.sleep).toBe("off");
    expect(currentOf(then)).toBeNull();
    expect(listen(then, { do: "open", list, urlid: "b" })).toMatchObject({ turn: 2 });
  });

  test.each<[string, Action]>([
    ["opened", { do: "open", list: silent, urlid: "d" }],
    ["chosen", { do: "choose", urlid: "d" }],
    ["stepped to", { do: "previous" }],
    ["unknown", { do: "choose", urlid: "zz" }],
  ])("nothing to hear, %s: says so and stops", (_how, action) => {
    const then = listen(at("a", { list: silent }), action);
    expect(then).toMatchObject({ playing: false, turn: 1, notice: { says: "none" } });
  });

  test("a failure says so and stops; once told, nothing is left of it", () => {
    const failed = listen(at("a"), { do: "failed" });
    expect(failed).toMatchObject({ playing: false, current: "a", notice: { says: "failed" } });
    expect(listen(failed, { do: "told" }).notice).toBeNull();
    expect(listen(failed, { do: "choose", urlid: "b" }).notice).toBeNull();
  });

  test("the whole list comes after what plays from it, and only then", () => {
    const alone = { ...list, items: list.items.slice(1, 2) };
    const filled = all(closed, { do: "open", list: alone, urlid: "b" }, { do: "fill", list });
    expect(filled).toMatchObject({ current: "b", turn: 1, playing: true, list });
    const other = { ...list, items: [{ urlid: "x", title: "X", url: "/x" }] };
    expect(listen(filled, { do: "fill", list: other }).list).toBe(list);
  });

  test("what is taken up again waits to be played", () => {
    const saved = { list, urlid: "b", mode: "1" as const, speed: 1.25 };
    const then = listen(closed, { do: "restore", ...saved });
    expect(then).toMatchObject({ current: "b", playing: false, restored: true, turn: 0 });
    expect(listen(then, { do: "play" })).toMatchObject({ playing: true, restored: false });
    const busy = at("a");
    expect(listen(busy, { do: "restore", ...saved })).toBe(busy);
    expect(listen(closed, { do: "restore", ...saved, urlid: "gone" })).toBe(closed);
  });

  test("the timer stops it, and is off then", () => {
    const then = all(at("a"), { do: "sleep", sleep: 15 }, { do: "asleep" });
    expect(then).toMatchObject({ playing: false, sleep: "off", current: "a" });
  });
});

test("an audio address leads to the page it can be seen on", () => {
  expect(episodeOfAudio(audioUrl(1001, 10_001))).toEqual({ movid: 1001, urlid: 10_001 });
  expect(episodeOfAudio(chapterAudioUrl(43, 3))).toBeNull();
  expect(pageOfAudio(audioUrl(1001, 10_001))).toBe(playerUrl(1001, 10_001, { medium: "audio" }));
  expect(pageOfAudio(chapterAudioUrl(43, 3, ["hhb"]))).toBe(
    chapterUrl(43, 3, { versions: ["hhb"] }),
  );
});

describe("on a running site", () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  /** 53 episodes, newest first, with audio. */
  const movid = 1001;
  const lastUrlid = 10_053;

  async function listAt(path: string): Promise<Playlist> {
    const { status, headers, text } = await ask(site.origin, path);
    expect(status).toBe(200);
    expect(headers["content-type"]).toMatch(/^application\/json/);
    return JSON.parse(text) as Playlist;
  }

  test("an album's list holds all its episodes, the newest first where the album says so", async () => {
    const { title, items } = await listAt(playlistUrl(movid));
    expect(title).not.toBe("");
    expect(items.map(({ urlid }) => Number(urlid))).toEqual(
      Array.from({ length: 53 }, (_, index) => lastUrlid - index),
    );
    expect(items[0]?.url).toBe(audioUrl(movid, lastUrlid));
    const english = await listAt(inLanguage(playlistUrl(movid), "en-US"));
    expect(english.title).not.toBe(title);
  });

  test("the list is kept like a page", async () => {
    await listAt(playlistUrl(movid));
    const { headers } = await ask(site.origin, playlistUrl(movid));
    expect(headers["x-cache"]).toBe("HIT");
  });

  test("the Bible's list holds every chapter, in the versions the address names", async () => {
    const { items } = await listAt(biblePlaylistUrl(["kjv"]));
    expect(items).toHaveLength(1189);
    expect(items.at(-1)?.url).toBe(chapterAudioUrl(66, 22, ["kjv"]));
    expect(new Set(items.map(({ urlid }) => urlid)).size).toBe(1189);
  });

  test("a chapter's address leads to its audio file, in the visitor's voice where there is one", async () => {
    const where = async (path: string, cookie = "") => {
      const { status, headers } = await ask(site.origin, path, { headers: { cookie } });
      expect(status).toBe(302);
      return headers.location ?? "";
    };
    const plain = await where(chapterAudioUrl(19, 23));
    const drama = await where(chapterAudioUrl(19, 23), "audioV=1");
    expect(drama).not.toBe(plain);
    expect((await ask(site.origin, drama, { method: "HEAD" })).status).toBe(200);
    // Only the plain voice has this one.
    expect(await where(chapterAudioUrl(43, 3), "audioV=1")).toBe(
      await where(chapterAudioUrl(43, 3)),
    );
  });

  test.each([
    playlistUrl(999_999),
    "/content/view/movid/x/playlist.json",
    "/bibles/kjv,kjv/playlist.json",
    biblePlaylistUrl(["nosuch"]),
    chapterAudioUrl(19, 24),
    chapterAudioUrl(67, 1),
    chapterAudioUrl(43, 22),
    chapterAudioUrl(1, 1, ["nosuch"]),
    "/bibles/0/x/1.mp3",
  ])("%s is nowhere", async (path) => {
    expect((await ask(site.origin, path)).status).toBe(404);
  });

  test("a link to listen is a plain link to the page with the sound", async () => {
    for (const language of ["zh-CN", "en-US"] as const) {
      const { text } = await ask(site.origin, inLanguage(albumUrl(movid), language));
      const links = tags(text, "a").filter((tag) => tag["data-listen"] !== undefined);
      // The album's own, and one for each episode of the page.
      expect(links).toHaveLength(14);
      for (const link of links) {
        const url = link["data-listen"] ?? "";
        expect(link["href"]).toBe(inLanguage(pageOfAudio(url), language));
        expect(link["data-playlist"]).toBe(playlistUrl(movid));
      }
      expect(links[0]?.["data-listen"]).toBe(audioUrl(movid, lastUrlid));
      // The player itself is no part of what the server draws.
      expect(text).not.toContain('class="audio-player"');
    }
  });
});
