import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { homeUrl, loginUrl } from "../../../app/urls/index.ts";
import { ask, tags } from "../../rigs/browse.ts";
import { root, run, type Running } from "../../rigs/processes.ts";

/** `npm run dev` in a copy of the tree, which the tests edit. */
let copy: string;
let site: Running;
let origin: string;
beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), "dev-"));
  const needed = ["app", "public", "server", "package.json", "tsconfig.json"];
  for (const name of [...needed, "remix.config.js", "vite.config.ts"]) {
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  site = run(["node", "server/process/dev.ts"], { PORT: "0" }, copy);
  const [, port] = await site.said(/"port":(\d+)/);
  origin = `http://127.0.0.1:${port}`;
}, 60_000);
afterAll(async () => {
  await site.stop();
  rmSync(copy, { recursive: true, force: true });
});

function edit(file: string, from: string, to: string): void {
  const path = join(copy, file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(from);
  writeFileSync(path, text.replaceAll(from, to));
}
/** Until the path's answer holds the words; the files' watchers say when. */
const shows = (path: string, words: string) =>
  vi.waitFor(
    async () => {
      const { text } = await ask(origin, path);
      if (!text.includes(words)) throw new Error(`${path} does not show "${words}"`);
    },
    { timeout: 15_000, interval: 100 },
  );

test("a page is made anew each time, by a policy that lets Vite's client do its work", async () => {
  for (const time of [1, 2]) {
    const { status, headers, text } = await ask(origin, homeUrl());
    expect([time, status, headers["x-cache"]]).toEqual([time, 200, "BYPASS"]);
    expect(tags(text, "article").length).toBeGreaterThan(10);
    const policy = String(headers["content-security-policy"]);
    expect(policy).toMatch(/style-src 'self' 'unsafe-inline';.*connect-src 'self' ws:/);
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  }
  const client = await ask(origin, "/@vite/client");
  expect([client.status, client.headers["content-type"]]).toEqual([200, "text/javascript"]);
});

test("an edit of the words shows without a restart", async () => {
  const { text } = await ask(origin, loginUrl());
  const title = /<h1[^>]*>([^<]+)</.exec(text)?.[1] ?? "no title";
  edit("app/account/words/zh-CN.ts", `"${title}"`, '"A word of this test"');
  await shows(loginUrl(), "A word of this test");
  expect(site.output().out.match(/"port":/g)).toHaveLength(1);
});

test("an edit of a style shows, too", async () => {
  edit("app/styles/reset.css", "box-sizing: border-box", "box-sizing: border-box; --dev-test: 1");
  await shows(homeUrl(), "--dev-test: 1");
  expect(site.output().out.match(/"port":/g)).toHaveLength(1);
});

test("an edit of the server starts the worker again, and leaves the hosts alone", async () => {
  edit("server/front/health.ts", '"alive"', '"alive and edited"');
  await shows("/healthz", "alive and edited");
  expect(site.output().out).toContain("server/front/health.ts has changed.");
  expect((await ask(origin, homeUrl())).status).toBe(200);
  expect(site.output().err).not.toContain("The demonstration hosts");
});

test("an edit of the hosts starts them again, and leaves the worker alone", async () => {
  const workers = site.output().out.match(/"port":/g)?.length;
  edit("server/embedded/start.ts", '.end("Not Found")', '.end("Not here")');
  await shows("/_embedded/nobody/x", "Not here");
  expect(site.output().out.match(/"port":/g)).toHaveLength(workers ?? 0);
});

test("it ends when it is interrupted, with all that it started", async () => {
  site.child.kill("SIGINT");
  // Its output is closed when nobody holds it any more.
  await site.exit;
  await expect(ask(origin, "/healthz")).rejects.toThrow("ECONNREFUSED");
});
