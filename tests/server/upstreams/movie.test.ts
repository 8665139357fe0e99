import { describe, expect, it } from "vitest";
import { NotFound } from "../../../server/http/errors.ts";
import type { HostPlace } from "../../../server/http/hosts.ts";
import { createMovieClient } from "../../../server/upstreams/movie/client.ts";

const away: HostPlace = {
  base: new URL("https://movie.example/"),
  publicBase: "https://movie.example",
};
const embedded: HostPlace = {
  base: new URL("http://127.0.0.1:4001/"),
  publicBase: "/_embedded/movie",
};

/** The client before a host that answers every call with `payload`. */
const client = (payload: unknown, place = away) =>
  createMovieClient(async (call) => call.parse(payload), place);

describe("an album", () => {
  const raw = {
    movid: "1001",
    title: 5,
    thumb: "//cdn.example/a.jpg",
    speaker: "Paul",
    speaker_id: "7",
    category: { id: "205", name: "Sunday" },
    listsort: "1",
    description: null,
    hits: "1234",
    addtime: "1700000000",
    edittime: null,
    url_list: { "0": { urlid: "11", title: "one" }, x: { urlid: "no" }, "1": { urlid: 12 } },
  };

  it("takes numbers as strings, lists as objects and missing fields", async () => {
    expect(await client(raw).movieDetail(1001)).toEqual({
      movid: 1001,
      title: "5",
      thumb: "https://cdn.example/a.jpg",
      speaker: { id: 7, name: "Paul" },
      episodeCount: 2,
      hits: 1234,
      addedAt: 1_700_000_000_000,
      updatedAt: 1_700_000_000_000,
      description: "",
      category: { id: 205, name: "Sunday" },
      newestFirst: true,
      episodes: [
        { urlid: 11, title: "one" },
        { urlid: 12, title: "#12" },
      ],
    });
  });

  it("needs nothing but its id", async () => {
    expect(await client({ movid: 1 }).movieDetail(1)).toEqual({
      movid: 1,
      title: "#1",
      thumb: null,
      speaker: { id: 0, name: "" },
      episodeCount: 0,
      hits: 0,
      addedAt: null,
      updatedAt: null,
      description: "",
      category: null,
      newestFirst: false,
      episodes: [],
    });
  });

  it.each([
    ["Paul", 0, { id: 0, name: "Paul" }],
    [{ id: "3", name: "Paul" }, 0, { id: 3, name: "Paul" }],
    [{ id: 3, name: "Paul" }, "4", { id: 4, name: "Paul" }],
    [null, "4", { id: 4, name: "" }],
    [[], 0, { id: 0, name: "" }],
  ])("has a speaker in any form: %j", async (speaker, speaker_id, wanted) => {
    const detail = await client({ ...raw, speaker, speaker_id }).movieDetail(1);
    expect(detail.speaker).toEqual(wanted);
  });

  it.each([[[]], [null], [""], [{ id: 0, name: "none" }], [{ id: "x" }]])(
    "has no category where it is %j",
    async (category) => {
      expect((await client({ ...raw, category }).movieDetail(1)).category).toBeNull();
    },
  );

  it.each([[null], [undefined], [[]], [{}]])(
    "is not there where the payload is %j",
    async (payload) => {
      const host = client(payload);
      const details = [
        host.movieDetail(1),
        host.movieUrl(1, 1, 1),
        host.speakerDetail(1),
        host.specialDetail(1),
      ];
      for (const detail of details) await expect(detail).rejects.toBeInstanceOf(NotFound);
    },
  );
});

describe("the address of a picture", () => {
  const thumb = async (raw: unknown, place = away) =>
    (await client({ movid: 1, thumb: raw }, place).movieDetail(1)).thumb;

  it.each([
    ["//cdn.example/a.jpg?w=1", "https://cdn.example/a.jpg?w=1"],
    ["/up/a.jpg", "https://movie.example/up/a.jpg"],
    ["", null],
    [{}, null],
    ["javascript:alert(1)", null],
    ["data:image/svg+xml,<svg onload=alert(1)>", null],
  ])("%j is %j", async (raw, wanted) => {
    expect(await thumb(raw)).toBe(wanted);
  });

  it.each([
    ["/files/a.svg?v=2", "/_embedded/movie/files/a.svg?v=2"],
    ["http://127.0.0.1:4001/files/a.svg", "/_embedded/movie/files/a.svg"],
    ["http://127.0.0.1:4002/files/a.svg", "http://127.0.0.1:4002/files/a.svg"],
    ["https://cdn.example/a.jpg", "https://cdn.example/a.jpg"],
  ])("%j of an embedded host is %j", async (raw, wanted) => {
    expect(await thumb(raw, embedded)).toBe(wanted);
  });
});

describe("a resource", () => {
  const resource = (raw: object, type: 1 | 2 = 1) =>
    client({ urlid: "9", title: "nine", ...raw }).movieUrl(1, 9, type);
  const at = (path: string) => `https://movie.example/${path}`;

  it("lists video in the order to try it in, each with its type, none twice", async () => {
    const both = await resource({ url: "a.webm", mp4: "a.mp4?x=1", mp3: "a.mp3", vtt: "a.vtt" });
    expect(both).toMatchObject({
      sources: [
        { src: at("a.webm"), type: "video/webm" },
        { src: at("a.mp4?x=1"), type: "video/mp4" },
      ],
      captions: at("a.vtt"),
      hasVideo: true,
      hasAudio: true,
    });
    expect((await resource({ url: "a.mp4", mp4: "/a.mp4" })).sources).toHaveLength(1);
  });

  it("lists audio for the ear", async () => {
    const audio = await resource({ url: "a.opus", mp4: "a.mp4", mp3: "a.mp3" }, 2);
    expect(audio.sources).toEqual([
      { src: at("a.mp3"), type: "audio/mpeg" },
      { src: at("a.opus"), type: "audio/ogg" },
    ]);
  });

  it("may be audio only or video only", async () => {
    const audioOnly = { url: "", mp4: null, mp3: "a.mp3" };
    expect(await resource(audioOnly)).toMatchObject({
      sources: [],
      hasVideo: false,
      hasAudio: true,
    });
    expect((await resource(audioOnly, 2)).sources).toHaveLength(1);

    const videoOnly = { url: "", mp4: "a.mp4", mp3: [] };
    expect(await resource(videoOnly, 2)).toMatchObject({
      sources: [],
      hasVideo: true,
      hasAudio: false,
    });
    expect((await resource(videoOnly)).sources).toHaveLength(1);
  });

  it("takes nothing that is no address of a file", async () => {
    const evil = "javascript:alert(1)";
    expect(
      await resource({ url: evil, mp4: evil, vtt: evil, down_mp4: evil, down_mp3: "", doc: {} }),
    ).toMatchObject({ sources: [], captions: null, downloads: [], ad: null });
  });

  it("offers the downloads there are", async () => {
    expect((await resource({ down_mp3: "d.mp3", doc: "//cdn.example/d.pdf" })).downloads).toEqual([
      { kind: "mp3", href: at("d.mp3") },
      { kind: "doc", href: "https://cdn.example/d.pdf" },
    ]);
  });

  it.each([
    [[], null],
    [{ image_src: "a.png", image_url: "javascript:alert(1)" }, null],
    [{ image_src: "", image_url: "https://shop.example/" }, null],
    [
      { image_src: "a.png", image_url: "https://shop.example" },
      { image: at("a.png"), href: "https://shop.example/" },
    ],
  ])("has an ad only with a picture and a link: %j", async (ad, wanted) => {
    expect((await resource({ ad })).ad).toEqual(wanted);
  });
});
