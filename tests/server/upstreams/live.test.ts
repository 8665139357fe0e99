import { describe, expect, it, test } from "vitest";
import { createLiveModel, scheduleOf } from "../../../server/upstreams/live/model.ts";
import * as wire from "../../../server/upstreams/live/wire.ts";

const place = { base: new URL("https://live.example/"), publicBase: "/_embedded/live" };
const model = createLiveModel(place);
const detail = (raw: object) => model.roomDetail(wire.roomDetail.parse({ id: "7", ...raw }));

/** A moment as the hosts' own zone writes it. */
const inChina = (moment: string) => Date.parse(`${moment}+08:00`);
const seconds = (moment: string) => inChina(moment) / 1_000;

describe("a schedule", () => {
  const at = (times: string[], start: number | null) =>
    scheduleOf(
      times.map((time) => ({ time, title: time })),
      start,
    ).map((entry) => [entry.clock, entry.at]);

  it("runs on into the next day", () => {
    expect(at(["00:30", "22:30", "23:30"], inChina("2026-11-20T22:30"))).toEqual([
      ["22:30", inChina("2026-11-20T22:30")],
      ["23:30", inChina("2026-11-20T23:30")],
      ["00:30", inChina("2026-11-21T00:30")],
    ]);
  });

  it("begins on the day of its start in UTC+8, whatever day UTC has", () => {
    expect(at(["07:00", "07:25"], inChina("2026-11-22T07:00"))).toEqual([
      ["07:00", Date.parse("2026-11-21T23:00Z")],
      ["07:25", Date.parse("2026-11-21T23:25Z")],
    ]);
  });

  it("may open its doors before the start", () => {
    expect(at(["19:00", "19:30"], inChina("2026-11-20T19:30"))).toEqual([
      ["19:00", inChina("2026-11-20T19:00")],
      ["19:30", inChina("2026-11-20T19:30")],
    ]);
  });

  it("has no days where the room has no start, and keeps the host's order: a night may pass midnight", () => {
    expect(at(["22:15", "00:30"], null)).toEqual([
      ["22:15", null],
      ["00:30", null],
    ]);
  });
});

describe("a room, however its host tells of it", () => {
  const expected = [
    { clock: "19:30", at: inChina("2026-11-20T19:30"), title: "诗歌" },
    { clock: "20:00", at: inChina("2026-11-20T20:00"), title: "信息" },
  ];
  const plain = { "19:30": "诗歌", "20:00": "信息" };

  it.each<[string, unknown]>([
    ["an object", plain],
    ["text", JSON.stringify(plain)],
    [
      "a list",
      [
        { time: "19:30", title: "诗歌" },
        { time: "20:00", name: "信息" },
      ],
    ],
    [
      "a list with gaps",
      { 3: { time: "19:30", name: "诗歌" }, 5: { time: "20:00", name: "信息" } },
    ],
    ["objects with titles", { "19:30": { title: "诗歌" }, "20:00:00": { name: "信息" } }],
    ["an object with what is no time", { ...plain, "25:00": "x", "9:75": "x", note: "x" }],
  ])("its schedule as %s", (_name, item_json) => {
    expect(detail({ starttime: seconds("2026-11-20T19:30"), item_json }).schedule).toEqual(
      expected,
    );
  });

  it.each([[[]], [undefined], [null], [""], ["{broken"], ["[1,2]"], [7], [{ junk: true }]])(
    "no schedule: %j",
    (item_json) => {
      expect(detail({ item_json }).schedule).toEqual([]);
    },
  );

  it.each<[unknown, string | null]>([
    [0, "waiting"],
    ["1", "live"],
    [2, "ended"],
    ["3", "replay"],
    [7, null],
    [-1, null],
    [null, null],
    [undefined, null],
    ["", null],
  ])("push_status %j is %s", (push_status, state) => {
    expect(detail({ push_status }).state).toBe(state);
  });

  it("may lack everything but its id", () => {
    expect(detail({})).toMatchObject({
      id: 7,
      title: "#7",
      thumb: null,
      startsAt: null,
      hits: 0,
      votes: 0,
      schedule: [],
      video: [],
      audio: [],
    });
  });
});

test("the stream comes before its recording, under whichever name the host gives it", () => {
  for (const name of ["hls", "m3u8", "stream_url", "url"]) {
    expect(detail({ [name]: "/hls/7.m3u8", mp4: "https://files.example/7.mp4" }).video).toEqual([
      { src: "/_embedded/live/hls/7.m3u8", type: "application/vnd.apple.mpegurl" },
      { src: "https://files.example/7.mp4", type: "video/mp4" },
    ]);
  }
  const audio = [{ src: "/_embedded/live/7.mp3", type: "audio/mpeg" }];
  expect(detail({ url: "rtmp://live.example/7", mp3: "7.mp3" })).toMatchObject({
    video: [],
    audio,
  });
});

test("texts of a host have no markup in them", () => {
  const room = detail({ title: "<b>晚祷</b>", item_json: { "20:00": "<i>诗歌</i>" } });
  expect([room.title, room.schedule[0]?.title]).toEqual(["晚祷", "诗歌"]);
});

describe("what a stream is said to be", () => {
  const typed = (raw: object) => detail(raw).video.map(({ type }) => type);
  const hls = "application/vnd.apple.mpegurl";

  test.each([
    [{ hls: "/play?id=1" }, [hls]],
    [{ m3u8: "/a" }, [hls]],
    [{ stream_url: "/a.m3u8?x=1" }, [hls]],
    [{ url: "/without-an-ending" }, [hls]],
    [{ url: "/a.mp4", mp4: "/b.mp4" }, ["video/mp4", "video/mp4"]],
    [{ mp4: "/b.webm" }, ["video/webm"]],
    [{}, []],
  ])("%j", (raw, types) => expect(typed(raw)).toEqual(types));
});
