import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  albumUrl,
  homeUrl,
  notFoundUrl,
  playerUrl,
  preferencesUrl,
} from "../../../app/urls/index.ts";
import { ask, submit, tags, textOf } from "../../rigs/browse.ts";
import { binaries, freePort, run, type Running } from "../../rigs/processes.ts";

/** The built app under stock remix-serve, without any front of ours. */
let site: Running;
let origin: string;
beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const command = [join(binaries, "node"), join(binaries, "remix-serve"), "build/server/index.js"];
  site = run(command, { PORT: String(port), HOST: "127.0.0.1", NODE_ENV: "production" });
  await site.said(/\[remix-serve\]/);
  origin = `http://127.0.0.1:${port}`;
}, 30_000);
afterAll(() => site.stop());

describe.each(
  Object.entries({ home: homeUrl(), album: albumUrl(1001), player: playerUrl(1001, 10001) }),
)("%s", (_name, path) => {
  test("is whole, with its policy", async () => {
    const { status, text, headers } = await ask(origin, path);
    expect(status).toBe(200);
    expect(textOf(text, "h1")).not.toBe("");
    expect(tags(text, "html")[0]?.["lang"]).toBe("zh-CN");
    expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-/);
    expect(tags(text, "script").filter((tag) => tag["type"] === "module")).toEqual([]);
  });

  test("speaks the other language", async () => {
    const { text, headers } = await ask(origin, `${path}?lang=en-US`);
    expect(headers["content-language"]).toBe("en-US");
    expect(tags(text, "html")[0]?.["lang"]).toBe("en-US");
  });
});

test("the player's media are where the page says, and allowed there", async () => {
  const { text, headers } = await ask(origin, playerUrl(1001, 10001));
  const source = new URL(tags(text, "source")[0]?.["src"] ?? "", origin);
  expect(headers["content-security-policy"]).toContain(source.origin);
  const part = await ask(source.origin, source.pathname, { headers: { range: "bytes=0-9" } });
  expect(part.status).toBe(206);
});

test("what is not there is the lost lamb, and a form does its work", async () => {
  expect((await ask(origin, notFoundUrl())).status).toBe(404);
  const saved = await submit(origin, preferencesUrl(), { lang: "en-US", redirectTo: homeUrl() });
  expect([saved.status, saved.headers.location]).toEqual([303, "/?lang=en-US"]);
});

test("what a request sets comes with every kind of answer", async () => {
  const names = ({ setCookies }: Awaited<ReturnType<typeof ask>>) =>
    setCookies.map((line) => line.split("=", 1)[0]);
  const fields = { lang: "en-US", theme: "dark" };
  expect(names(await submit(origin, preferencesUrl(), fields))).toEqual([
    "__lang",
    "bversions",
    "darkMode",
  ]);
  // A session that does not open is taken away, with a page as with the data of one.
  const headers = { cookie: "session=junk; flash=junk" };
  for (const path of [homeUrl(), notFoundUrl(), "/_root.data"]) {
    const answer = await ask(origin, path, { headers });
    expect(names(answer), path).toEqual(["session", "flash"]);
    expect(answer.setCookies.every((line) => line.includes("; Max-Age=0"))).toBe(true);
  }
});
