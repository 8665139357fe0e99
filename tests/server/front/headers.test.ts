import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { securityHeaders } from "../../../server/front/headers.ts";
import { ask, submit } from "../../rigs/browse.ts";
import { startSite, type TestSite } from "../../rigs/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const always = Object.fromEntries(securityHeaders(null));

test("https is insisted on only where it is", () => {
  const named = (origin: string | null) => securityHeaders(origin).map(([name]) => name);
  expect(named("https://media.example")).toContain("strict-transport-security");
  expect(named("http://localhost:3000")).not.toContain("strict-transport-security");
  expect(named(null)).not.toContain("strict-transport-security");
});

test("the set", () => {
  expect(always).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
  });
  expect(always["referrer-policy"]).not.toBe("no-referrer");
});

describe("every answer carries them", () => {
  test.each([
    ...[
      "/",
      "/content/view/movid/1001",
      "/no/such/page",
      "/preferences",
      "/favicon.svg",
      "/assets/none.js",
    ],
    ...[
      "/healthz",
      "/readyz",
      "/metrics",
      "/__manifest",
      "/_embedded/movie/poster/1001.svg",
      "/_root.data",
    ],
    `/${"x".repeat(5_000)}`,
  ])("%s", async (path) => {
    const { headers } = await ask(site.origin, path);
    expect(headers).toMatchObject(always);
    expect(headers["x-powered-by"]).toBeUndefined();
    expect(headers["server"]).toBeUndefined();
  });

  test("a refusal, too, and nothing may run in it", async () => {
    const foreign = await submit(
      site.origin,
      "/preferences",
      {},
      { origin: "https://evil.example" },
    );
    const odd = await ask(site.origin, "/", { method: "PUT" });
    for (const { headers } of [foreign, odd]) {
      expect(headers).toMatchObject(always);
      expect(headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers["cache-control"]).toBe("no-store");
    }
  });
});

test("the built files of a page are served for ever", async () => {
  const { text } = await ask(site.origin, "/");
  const files = [...new Set(text.match(/\/assets\/[\w.-]+\.js/g))];
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const { status, headers } = await ask(site.origin, file);
    expect([status, headers["cache-control"]], file).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);
  }
});

test("health, readiness and metrics", async () => {
  expect((await ask(site.origin, "/healthz")).status).toBe(200);
  const ready = await ask(site.origin, "/readyz");
  expect(ready.status).toBe(200);
  expect(JSON.parse(ready.text)).toMatchObject({ ready: true, hosts: { movie: "closed" } });
  await ask(site.origin, "/");
  const { text } = await ask(site.origin, "/metrics");
  expect(text).toMatch(/^response_seconds_count\{status="200",cache="(HIT|MISS)"\} \d+$/m);
  expect(text).toMatch(/^upstream_request_seconds_count\{host="movie",outcome="ok"\} \d+$/m);

  site.drain();
  const draining = await ask(site.origin, "/readyz");
  expect([draining.status, JSON.parse(draining.text).ready]).toEqual([503, false]);
  const page = await ask(site.origin, "/");
  expect([page.status, page.headers.connection]).toEqual([200, "close"]);
});
