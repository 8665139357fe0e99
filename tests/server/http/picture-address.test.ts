import fc from "fast-check";
import { expect, test } from "vitest";
import { isOnHost, mayBePicture } from "../../../server/http/picture-address.ts";

const origin = "http://api.example.org";
const bases = [new URL(`${origin}/`), new URL("http://other.example.org/movie/")];
const may = (address: string, mediaHosts: string[] = []) =>
  mayBePicture(new URL(address), bases, mediaHosts);

test.each([
  "/%61pi/x.png",
  "/;/api/x.png",
  "//api/x.png",
  "/a/../api/x.png",
  "/%2561pi/x.png",
  "/%2f/api/x.png",
  "/a%2f..%2fapi/x.png",
  "/a/..;x=1/api/x.png",
  "/a%5c..%5capi/x.png",
  "/API/x.png",
  "/Index.PHP/x.png",
  "/V1/x.png",
  "/%c1%a1pi/x.png",
  "/api;x=1/x.png",
  "/%252525252525252561.png",
  // A host without the file falls back to the call its query names.
  "/x.png?s=/api/sms/send",
  "/x.png?s=api%252fsms%252fsend",
  "/x.png?/api/sms/send",
])("%s is the way to a call", (path) => {
  expect(may(origin + path)).toBe(false);
  expect(may(origin + path, ["*.example.org"])).toBe(false);
});

test.each([
  "/a.jpg",
  "/uploads/api/a.png",
  "/uploads/v2/a.webp?v=v2",
  "/100%25.jpg",
  "/100%2525/a.jpg",
  "/%E7%A5%9E%E7%88%B1/%E5%9B%BE.PNG",
  "/%C0%ED.gif",
  "/a;b/c.avif",
  "/a.jpg?x-oss-process=image/resize,w_100",
])("%s is a picture", (path) => {
  expect(may(origin + path)).toBe(true);
});

test("a host's calls may lie below a path, and only its own", () => {
  expect(may("http://other.example.org/movie/api/x.png")).toBe(false);
  expect(may("http://other.example.org/%6dovie//%61pi/x.png")).toBe(false);
  expect(may("http://other.example.org/movies/api/x.png")).toBe(true);
  expect(may("http://third.example.org/api/x.png")).toBe(false);
  expect(may("http://third.example.org/api/x", ["third.example.org"])).toBe(true);
});

/** Ways to write the same path that some server takes for the plain one. */
const hiding = {
  percent: (path: string, at: number) => {
    const index = at % path.length;
    // A hidden slash makes one segment of two, which dots behind it take away: that is another path.
    if (/[/\\]/.test(path.charAt(index))) return path;
    const code = path.charCodeAt(index).toString(16).padStart(2, "0");
    return `${path.slice(0, index)}%${code}${path.slice(index + 1)}`;
  },
  percentAgain: (path: string) => path.replaceAll("%", "%25"),
  slashes: (path: string) => path.replace("/", "//"),
  backslash: (path: string) => path.replace(/(?<=.)\//, "\\"),
  parameter: (path: string) => path.replace(/^\/([^/]+)/, "/$1;a=b"),
  emptyParameter: (path: string) => `/;x${path}`,
  dot: (path: string) => `/.${path}`,
  dots: (path: string) => `/a/..${path}`,
  upper: (path: string) => path.replace(/^\/[a-z0-9.]+/, (name) => name.toUpperCase()),
};
type Way = keyof typeof hiding;

test("however a call's path is hidden, it is no picture", () => {
  const ways = fc.constantFrom<Way>(...(Object.keys(hiding) as Way[]));
  const steps = fc.array(fc.tuple(ways, fc.nat(40)), { maxLength: 3 });
  const calls = fc.constantFrom("/api/x.png", "/index.php/x.png", "/v1/x.png", "/bible2/x.jpg");
  fc.assert(
    fc.property(calls, steps, (call, hidden) => {
      const path = hidden.reduce<string>((text, [way, at]) => hiding[way](text, at), call);
      const url = URL.parse(origin + path);
      // Some ways undo one another's end of the name; then it is refused for its name.
      return url === null || !mayBePicture(url, bases, []);
    }),
    { numRuns: 5_000 },
  );
});

test("hosts are matched whole, by pattern, or by origin", () => {
  const on = (url: string, ...hosts: string[]) => isOnHost(new URL(url), hosts);
  expect(on("https://cdn.example.org/a.png", "cdn.example.org")).toBe(true);
  expect(on("https://a.example.org/a.png", "*.example.org")).toBe(true);
  expect(on("https://evilexample.org/a.png", "*.example.org")).toBe(false);
  expect(on("https://example.org.evil.com/a.png", "example.org")).toBe(false);
  expect(on("https://user:pass@cdn.example.org/", "cdn.example.org")).toBe(false);
  expect(on("ftp://cdn.example.org/", "cdn.example.org")).toBe(false);
});
