import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { plainText } from "../../server/http/wire.ts";
import { realHosts, startSite, type TestSite } from "../rigs/site.ts";
import { reply, startUpstream, type FakeUpstream } from "../rigs/upstream.ts";

const person = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };
let host: FakeUpstream;
let site: TestSite;
beforeAll(async () => {
  host = await startUpstream();
  host.on("*", reply(null));
  host.on("/api/tv.movie/detail", (request, response, url) => {
    const movid = Number(url.searchParams.get("movid"));
    reply({ movid, title: "专辑", url_list: [{ urlid: movid, title: "一" }] })(
      request,
      response,
      url,
    );
  });
  host.on("/api/common.report/hit", (_request, response) => response.writeHead(500).end());
  site = await startSite(realHosts(host.base));
});
afterAll(async () => {
  await site.stop();
  await host.stop();
});

test("views that the host refuses never keep visitors from its pages", async () => {
  const view = (movid: number) =>
    fetch(`${site.origin}/content/view/movid/${movid}`, { headers: person });
  const hits = () => host.asked.filter((one) => one.includes("report/hit")).length;
  for (let movid = 1; movid <= 12; movid++) expect((await view(movid)).status).toBe(200);
  await vi.waitFor(() => expect(hits()).toBeGreaterThan(7));
  for (let movid = 13; movid < 20; movid++) expect((await view(movid)).status).toBe(200);
  const ready = (await (await fetch(`${site.origin}/readyz`)).json()) as { rested: object };
  expect(ready.rested).toEqual({ movie: ["api/common.report/hit"] });
});

test("a cold page that 600 ask for at once is made for all of them", async () => {
  const visit = () => fetch(`${site.origin}/content/view/movid/99`, { headers: person });
  const statuses = await Promise.all(
    Array.from({ length: 600 }, async () => (await visit()).status),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(host.asked.filter((one) => one.includes("detail?lang=zh-CN&movid=99"))).toHaveLength(1);
});

test("markup that never closes costs one walk through the text", () => {
  const text = plainText.parse("<br".repeat(1_000_000));
  expect(text.length).toBeLessThanOrEqual(20_000);
});

test("odd values of known parameters share the page and its place in the cache", async () => {
  const path = "/content/view/movid/50";
  await fetch(site.origin + path);
  for (const query of ["?page=x", "?lang=xx", "?t=1", "?kw=a", "?type=%00", "?page=99999999999"]) {
    const response = await fetch(site.origin + path + query);
    expect([query, response.headers.get("x-cache")]).toEqual([query, "HIT"]);
  }
});

test.each(["a:b:c", "[::", "x:99999", "evil.example/path"])("Host: %s is refused", async (name) => {
  const { request } = await import("node:http");
  const status = await new Promise((resolve, reject) => {
    const { port } = new URL(site.origin);
    request({ host: "127.0.0.1", port, headers: { host: name } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end();
  });
  expect(status).toBe(400);
});

test("the theme form leaves the language of the page alone", async () => {
  const response = await fetch(`${site.origin}/preferences`, {
    method: "POST",
    body: new URLSearchParams({ theme: "dark", redirectTo: "/content/hot?lang=en-US" }),
    redirect: "manual",
  });
  expect(response.headers.get("location")).toBe("/content/hot?lang=en-US");
});
