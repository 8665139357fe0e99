import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { imageUrl, readImagePath } from "../../../../app/urls/index.ts";
import { realHosts, startSite, type TestSite } from "../../../rigs/site.ts";
import { reply, startUpstream, type FakeUpstream } from "../../../rigs/upstream.ts";

const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;
let host: FakeUpstream;
let site: TestSite;

beforeAll(async () => {
  host = await startUpstream();
  const photo = await sharp({
    create: { width: 900, height: 500, channels: 3, background: "#0f5f5c" },
  })
    .png()
    .toBuffer();
  const small = await sharp(photo).resize(100).jpeg().toBuffer();
  const file = (type: string, body: string | Buffer) =>
    host.on(`/a.${type.split("/")[1]?.replace("svg+xml", "svg")}`, (_request, response) =>
      response.writeHead(200, { "content-type": type }).end(body),
    );
  host.on("*", reply(null));
  file("image/png", photo);
  file("image/jpeg", small);
  file("image/svg+xml", drawing);
  file("text/html", "<script>alert(1)</script>");
  file("image/webp", "not a picture at all");
  host.on("/b.png", (_request, response) =>
    response.writeHead(200, { "content-type": "image/png" }).end(photo),
  );
  host.on("/moved.png", (_request, response) =>
    response.writeHead(302, { location: `${host.base}/a.png` }).end(),
  );
  site = await startSite(realHosts(host.base));
});
afterAll(async () => {
  await site.stop();
  await host.stop();
});

const get = (src: string, accept = "image/avif,image/webp,*/*", width: 320 | 640 = 320) =>
  fetch(site.origin + imageUrl(src, width), { headers: { accept } });

describe("a photograph", () => {
  test.each([
    ["image/avif,image/webp", "image/avif"],
    ["image/webp,*/*", "image/webp"],
    ["*/*", "image/jpeg"],
  ])("for %s is %s of the wanted width", async (accept, type) => {
    const response = await get(`${host.base}/a.png`, accept);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("vary")).toContain("accept");
    const { width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect([width, height]).toEqual([320, 178]);
  });

  test("is never enlarged", async () => {
    const response = await get(`${host.base}/a.jpeg`, "image/webp", 640);
    expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(100);
  });

  test("is fetched once however many ask, and kept", async () => {
    const asked = () => host.asked.filter((one) => one.endsWith("/b.png")).length;
    await Promise.all(Array.from({ length: 10 }, () => get(`${host.base}/b.png`)));
    await get(`${host.base}/b.png`);
    expect(asked()).toBe(1);
  });
});

test("a drawing passes untouched, and cannot run anything", async () => {
  const response = await get(`${host.base}/a.svg`);
  expect(response.headers.get("content-type")).toBe("image/svg+xml");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(response.headers.get("content-security-policy")).toContain("sandbox");
  expect(await response.text()).toBe(drawing);
});

test.each(["/a.webp", "/missing.png", "/moved.png"])("%s is no picture", async (path) => {
  expect([404, 502]).toContain((await get(host.base + path)).status);
});

test.each([
  "http://127.0.0.1:1/secret.png",
  "http://169.254.169.254/latest/meta-data",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "//evil.example/a.png",
  "",
])("%s is not fetched", async (src) => {
  const before = host.asked.length;
  expect((await get(src)).status).toBe(404);
  expect(host.asked.length).toBe(before);
});

test.each(["/a.html", "/api/sms/send?mobile=1", "/api/a.png", "/apiv2/x.png", "/index.php/a.png"])(
  "%s of an upstream host is not even asked for",
  async (path) => {
    const before = host.asked.length;
    expect((await get(host.base + path)).status).toBe(404);
    expect(host.asked.length).toBe(before);
  },
);

test("only the layout's widths are made", async () => {
  const src = encodeURIComponent(`${host.base}/a.png`);
  expect((await fetch(`${site.origin}/img/333?src=${src}`)).status).toBe(404);
  expect((await fetch(`${site.origin}/img/320`)).status).toBe(404);
});

describe("a picture of an embedded host", () => {
  let own: TestSite;
  beforeAll(async () => {
    own = await startSite();
  });
  afterAll(() => own.stop());
  const fetched = (src: string) =>
    fetch(own.origin + imageUrl(src, 320), { headers: { accept: "image/avif" } });

  test("comes at the layout's width, by the address its page gives", async () => {
    const home = await (await fetch(own.origin)).text();
    const [address = ""] = home.match(/\/img\/320\/-\/_embedded\/movie\/topic\/\d+\.jpg/) ?? [];
    const response = await fetch(own.origin + address, { headers: { accept: "image/avif" } });
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/avif"]);
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 320 });
  });

  test.each([
    "/_embedded/movie//example.org/a.jpg",
    "/_embedded/movie/api/common.report/hit.jpg",
    "/_embedded/nobody/a.jpg",
    "/topic/1.jpg",
  ])("%s is none", async (src) => {
    expect((await fetched(src)).status).toBe(404);
  });
});

describe("the address of a picture", () => {
  test.each([
    ["https://cdn.example/a/b.jpg", "/img/320/cdn.example/a/b.jpg"],
    ["https://cdn.example:8443/a%20b.jpg", "/img/320/cdn.example:8443/a%20b.jpg"],
    ["/_embedded/movie/topic/1.jpg", "/img/320/-/_embedded/movie/topic/1.jpg"],
  ])("%s is a short one", (src, address) => {
    expect(imageUrl(src, 320)).toBe(address);
    expect(readImagePath(address)).toEqual({ width: 320, src });
  });
  test.each([
    "http://cdn.example/a.jpg",
    "https://cdn.example/a.jpg?v=2",
    "https://cdn.example/a/../b.jpg",
    "https://cdn.example/a/%2E%2E/b.jpg",
    "https://cdn.example//a.jpg",
    "https://cdn.example/a,.jpg",
    "https://user@cdn.example/a.jpg",
    "https://cdn.example/图.jpg",
    "//cdn.example/a.jpg",
  ])("%s stands in the query, as it is", (src) => {
    const url = new URL(imageUrl(src, 320), site.origin);
    expect([url.pathname, url.searchParams.get("src")]).toEqual(["/img/320", src]);
  });
});
