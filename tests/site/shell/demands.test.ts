import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  albumUrl,
  articlesUrl,
  biblesUrl,
  gospelUrl,
  homeUrl,
  livesUrl,
  popupAdUrl,
  protocolsUrl,
} from "../../../app/urls/index.ts";
import { ask, section, tags } from "../../rigs/browse.ts";
import { startFakeSite } from "../../rigs/member-rig.ts";
import { reply } from "../../rigs/upstream.ts";

/** The frame around every page, and what the log is told when a host fails. */
let site: Awaited<ReturnType<typeof startFakeSite>>;
beforeAll(async () => {
  site = await startFakeSite();
  site.host.on(
    "/api/tv.common/index",
    reply({ ucenter: { open: "1" }, footer_logo: "/uploads/foot-logo.png" }),
  );
});
afterAll(() => site.stop());

const get = (path: string) => ask(site.origin, path);

describe("the frame", () => {
  test("the top navigation leads to the five sections, articles and gospel among them", async () => {
    const { text } = await get(protocolsUrl());
    const nav = section(text, '<nav class="sections"', "nav");
    expect(tags(nav, "a").map(({ href }) => href)).toEqual([
      homeUrl(),
      livesUrl(),
      biblesUrl(),
      articlesUrl(),
      gospelUrl(),
    ]);
    expect([articlesUrl(), gospelUrl()]).toEqual(["/articles", "/gospel"]);
  });

  test("the footer shows the logo that the config names", async () => {
    const { text } = await get(protocolsUrl());
    const [logo] = tags(section(text, "<footer", "footer"), "img");
    expect(decodeURIComponent(logo?.["src"] ?? "")).toContain("/uploads/foot-logo.png");
  });

  test("a message stands for three seconds before it fades", async () => {
    const { text } = await get(protocolsUrl());
    const styles = section(text.slice(0, text.indexOf("<body")), "<style", "style");
    const [, rule = ""] = /\.toast p\{([^}]*)\}/.exec(styles) ?? [];
    const [, seconds] = /animation:[^;]*?([\d.]+)s/.exec(rule) ?? [];
    const [, steps = ""] = /@keyframes toast\{((?:[^{}]*\{[^{}]*\})*)\}/.exec(styles) ?? [];
    const [, shownUntil] = /(\d+)%\{opacity:1\}/.exec(steps) ?? [];
    expect(rule).toContain("forwards");
    expect(steps).toContain("visibility:hidden");
    expect((Number(seconds) * Number(shownUntil)) / 100).toBeCloseTo(3, 1);
  });
});

describe("the popup ad", () => {
  const call = "/api/common/gg";

  test("is asked for the home", async () => {
    const image = "https://ads.invalid/one.jpg";
    site.host.on(call, reply({ image_src: image, image_url: "", times: "5", interval: 60 }));
    const { status, text } = await get(popupAdUrl());
    expect([status, text.includes("one.jpg")]).toEqual([200, true]);
    const asked = site.host.asked.filter((line) => line.startsWith(`GET ${call}?`));
    expect(
      asked.map((line) => new URL(line.slice(4), site.origin).searchParams.get("flag")),
    ).toEqual(["home"]);
  });

  test("that fails is only logged: no ad, and the page stays", async () => {
    const other = await startFakeSite();
    other.host.on(call, (_request, response) => void response.writeHead(500, "Ad Broken").end());
    other.host.on("/api/tv.index/index", reply({ updates: [] }));
    const logged = vi.spyOn(other.services.deps.log, "debug");
    const { status, text } = await ask(other.origin, popupAdUrl());
    expect([status, JSON.parse(text)]).toEqual([200, { ad: null }]);
    expect(logged.mock.calls).toContainEqual([
      { detail: "500:Ad Broken" },
      "a page goes without some content",
    ]);
    expect((await ask(other.origin, homeUrl())).status).toBe(200);
    await other.stop();
  });
});

describe("what a host fails at", () => {
  test("an HTTP error is logged as status:statusText, and the page says that it failed", async () => {
    site.host.on(
      "/api/tv.movie/detail",
      (_request, response) => void response.writeHead(502, "Gateway Asleep").end(),
    );
    const logged = vi.spyOn(site.services.deps.log, "warn");
    const { status } = await get(albumUrl(31));
    expect(status).toBe(503);
    expect(logged.mock.calls).toContainEqual([
      { detail: "502:Gateway Asleep", kind: "Unavailable" },
      "a page could not be made",
    ]);
  });

  test("page data that is no data is logged as well", async () => {
    site.host.on("/api/tv.movie/detail", reply("no album at all"));
    const logged = vi.spyOn(site.services.deps.log, "warn");
    expect((await get(albumUrl(32))).status).toBe(503);
    const [[said] = []] = logged.mock.calls;
    expect(JSON.stringify(said)).toContain("api/tv.movie/detail");
  });
});
