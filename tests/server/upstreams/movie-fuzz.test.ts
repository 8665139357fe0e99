import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { deadlineIn } from "../../../server/http/deadline.ts";
import { UpstreamError } from "../../../server/http/errors.ts";
import { hostNames, type HostPlaces } from "../../../server/http/hosts.ts";
import { createUpstreams } from "../../../server/http/request.ts";
import { createMetrics } from "../../../server/process/metrics.ts";
import { createMovieClient, type MovieClient } from "../../../server/upstreams/movie/client.ts";
import { startUpstream, type FakeUpstream } from "../../rigs/upstream.ts";

let fake: FakeUpstream;
beforeAll(async () => {
  fake = await startUpstream();
});
afterAll(() => fake.stop());

/** The fields a client reads, so that the junk gets past the first key. */
const names =
  `movid urlid id title name thumb speaker speaker_id category listsort url_list data list total
  count url mp4 mp3 vtt doc down_mp4 ad image_src image_url child child_list sliders notices recommends
  categorys speakers specials links linkurl footer_text hotsearch word ucenter open speaker_list movie_list
  content createtime edittime times islink __proto__ constructor toString`.split(/\s+/);

const odd = fc.constantFrom(
  ...[
    "1",
    "-1",
    "1e999",
    "javascript:alert(1)",
    "//cdn.example/a.mp4",
    "http://[",
    "<svg onload=x>",
  ],
  ...["a.constructor", "2024-01-01 00:00:00", "0000-00-00", "\u0000", "\ud800"],
);
const { payload } = fc.letrec<{ payload: unknown }>((tie) => ({
  payload: fc.oneof(
    { maxDepth: 4, depthSize: "medium" },
    fc.oneof(odd, fc.jsonValue({ maxDepth: 1 }), fc.integer({ min: -1, max: 5 })),
    fc.array(tie("payload"), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...names), tie("payload"), { maxKeys: 10 }),
  ),
}));

const everyMethod = (movie: MovieClient): Record<keyof MovieClient, Promise<unknown>> => ({
  commonIndex: movie.commonIndex(),
  commonSeo: movie.commonSeo("index"),
  indexIndex: movie.indexIndex(),
  categoryIndex: movie.categoryIndex(),
  movieIndex: movie.movieIndex({ limit: 20, page: 0 }),
  movieSearch: movie.movieSearch("x", 1, 0, 20),
  movieDetail: movie.movieDetail(1),
  movieUrl: movie.movieUrl(1, 1, 1),
  speakerIndex: movie.speakerIndex(),
  speakerDetail: movie.speakerDetail(1),
  specialDetail: movie.specialDetail(1),
  specialItem: movie.specialItem(1),
  noticeIndex: movie.noticeIndex(0),
  commonGg: movie.commonGg(),
  reportHit: movie.reportHit("movie", 1),
});

/** Every call of the client, before a host that answers all of them with `text`. */
async function outcomes(text: string) {
  fake.on("*", (_request, response) => response.end(text));
  const place = { base: new URL(fake.base), publicBase: "/_embedded/movie" };
  const places = Object.fromEntries(hostNames.map((host) => [host, place])) as HostPlaces;
  const upstreams = createUpstreams(places, createMetrics());
  const visitor = { language: "zh-CN" as const, token: null, deadline: deadlineIn(10_000) };
  const calls = everyMethod(createMovieClient(upstreams.on("movie", visitor), place));
  const settled = await Promise.allSettled(Object.values(calls));
  await upstreams.close();
  return settled;
}

/** No address a browser would run, anywhere in a model. */
function harmless(model: unknown): boolean {
  return !/"(src|href|thumb|image|captions)":"(?!https?:|\/)/.test(JSON.stringify(model) ?? "");
}

it("gives a model or one of the error family, whatever payload a host sends", async () => {
  await fc.assert(
    fc.asyncProperty(payload, async (data) => {
      for (const outcome of await outcomes(JSON.stringify({ code: 1, msg: "", data }))) {
        if (outcome.status === "rejected") expect(outcome.reason).toBeInstanceOf(UpstreamError);
        else expect(harmless(outcome.value)).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

it("is not brought down by nesting deeper than any stack", async () => {
  const nested = `${'{"id":1,"child_list":['.repeat(20_000)}${"]}".repeat(20_000)}`;
  for (const outcome of await outcomes(`{"code":1,"data":[${nested}]}`)) {
    if (outcome.status === "rejected") expect(outcome.reason).toBeInstanceOf(UpstreamError);
  }
});
