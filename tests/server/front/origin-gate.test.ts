import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { comesFromUs } from "../../../server/front/origin-gate.ts";

const ours = "https://media.example";

describe("with a configured origin", () => {
  const gate = (headers: Record<string, string>) => comesFromUs(headers, ours);

  test.each([
    { "sec-fetch-site": "same-origin" },
    { "sec-fetch-site": "none" },
    { "sec-fetch-site": "same-origin", origin: ours },
    { origin: ours },
    { origin: ours, host: "10.0.0.7:3000" },
    { origin: ours, cookie: "session=x" },
    { "sec-fetch-site": "same-origin", cookie: "__Host-session=x" },
    { cookie: "__lang=en-US; mysession=x" },
    {},
  ] as Record<string, string>[])("%o passes", (headers) => {
    expect(gate(headers)).toBe(true);
  });

  test.each([
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "cross-site", origin: ours },
    { "sec-fetch-site": "same-origin", origin: "https://evil.example" },
    { "sec-fetch-site": "" },
    { "sec-fetch-site": "same-origin, cross-site" },
    { origin: "https://evil.example", host: "evil.example" },
    { origin: "http://media.example" },
    { origin: "https://media.example:8443" },
    { origin: "https://media.example.evil.example" },
    { origin: "https://media.example/" },
    { origin: "null" },
    { origin: "" },
    { cookie: "session=x" },
    { cookie: "__lang=en-US; __Host-session=x" },
    { cookie: "a=b;flash=x" },
  ] as Record<string, string>[])("%o does not", (headers) => {
    expect(gate(headers)).toBe(false);
  });

  test("whatever a proxy or a liar says of the host changes nothing", () => {
    const liar = {
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      forwarded: "host=evil.example",
      referer: `${ours}/`,
    };
    expect(gate({ ...liar, origin: "https://evil.example" })).toBe(false);
    expect(gate({ ...liar, cookie: "session=x" })).toBe(false);
  });

  test("no other origin passes", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (origin) => {
        expect(gate({ origin })).toBe(origin === ours);
      }),
    );
  });
});

describe("without one, the address the visitor typed is ours", () => {
  const gate = (headers: Record<string, string>) => comesFromUs(headers, null);

  test("by its host and port, over http or a proxy's https", () => {
    expect(gate({ host: "localhost:3000", origin: "http://localhost:3000" })).toBe(true);
    expect(gate({ host: "media.example", origin: "https://media.example" })).toBe(true);
    expect(gate({ host: "localhost:3000", origin: "http://localhost:3001" })).toBe(false);
    expect(gate({ host: "localhost:3000", origin: "http://localhost" })).toBe(false);
    expect(gate({ host: "localhost:3000", origin: "null" })).toBe(false);
    expect(gate({ origin: "http://undefined" })).toBe(false);
  });

  test("never by a forwarded host", () => {
    const headers = {
      host: "localhost",
      "x-forwarded-host": "evil.example",
      origin: "http://evil.example",
    };
    expect(gate(headers)).toBe(false);
  });
});
