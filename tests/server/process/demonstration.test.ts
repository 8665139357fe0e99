import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { albumUrl, homeUrl } from "../../../app/urls/index.ts";
import { ask } from "../../rigs/browse.ts";
import { run, type Running } from "../../rigs/processes.ts";

/** `npm start` on the demonstration hosts: three processes, of which the hosts are one. Only the last two tests end it. */
let site: Running;
let origin: string;
async function start() {
  const free = { PORT: "0", HOST: "127.0.0.1", WORKERS: "1", DRAIN_NOTICE_MS: "0" };
  site = run(["node", "server/process/start.ts"], free);
  const { port } = await ready(1);
  origin = `http://127.0.0.1:${port}`;
}
beforeAll(start, 30_000);
afterAll(() => site.stop());

/** What the worker that got ready as the `count`-th said. */
async function ready(count: number): Promise<{ pid: number; port: number }> {
  const line = String.raw`^\{.*"port":\d+.*\}$`;
  const [all] = await site.said(new RegExp(`(?:${line}[^]*?){${count}}`, "m"));
  return JSON.parse(all.match(new RegExp(line, "gm"))?.at(-1) ?? "") as {
    pid: number;
    port: number;
  };
}

/** The one child of the primary that runs the hosts. */
function hostsProcess(): number {
  const { pid } = site.child;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
  const found = children.filter((child) =>
    readFileSync(`/proc/${child}/cmdline`, "utf8").includes("server/embedded/process.ts"),
  );
  expect(found).toHaveLength(1);
  return Number(found[0]);
}

const status = async (path: string) => (await ask(origin, path)).status;
const isGone = (pid: number) =>
  vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow("ESRCH"), 10_000);

describe("the demonstration hosts", { timeout: 40_000 }, () => {
  test("give their files through the site: parts, copies that are known, and no calls", async () => {
    const clip = "/_embedded/movie/media/clip-1.webm";
    const part = await ask(origin, clip, { headers: { range: "bytes=10-19" } });
    expect([part.status, part.bytes.length]).toEqual([206, 10]);
    expect(part.headers["content-range"]).toMatch(/^bytes 10-19\/\d+$/);
    const { etag = "", "content-length": length } = (await ask(origin, clip)).headers;
    const known = await ask(origin, clip, { headers: { "if-none-match": etag } });
    expect([known.status, known.bytes.length]).toEqual([304, 0]);
    const head = await ask(origin, clip, { method: "HEAD" });
    expect([head.status, head.headers["content-length"], head.bytes.length]).toEqual([
      200,
      length,
      0,
    ]);
    const beyond = await ask(origin, clip, { headers: { range: "bytes=99999999-" } });
    expect(beyond.status).toBe(416);
    for (const path of ["account/api/captcha/image64", "movie/api/tv.common/index", "movie/../x"]) {
      expect(await status(`/_embedded/${path}`), path).toBe(404);
    }
  });

  test("that are killed are said, missed, and started again at the same places", async () => {
    const hosts = hostsProcess();
    expect(await status(homeUrl())).toBe(200);
    process.kill(hosts, "SIGKILL");
    await site.said(/^The demonstration hosts ended by SIGKILL; they start again now\.$/m);
    expect([await status("/healthz"), await status(homeUrl())]).toEqual([200, 200]);
    // The worker was told of places once: that they are right again is that the ports are the same.
    await vi.waitFor(async () => expect(await status(albumUrl(1002))).toBe(200), 20_000);
    expect((await ask(origin, "/_embedded/movie/media/clip-1.webm")).status).toBe(200);
    expect(hostsProcess()).not.toBe(hosts);
    expect(site.output().err).not.toContain("Worker");
  });

  test("that hang block nobody: what is kept is served, the rest says that it cannot be", async () => {
    const hosts = hostsProcess();
    expect(await status(homeUrl())).toBe(200);
    process.kill(hosts, "SIGSTOP");
    const waiting = ask(origin, albumUrl(1003));
    const asked = performance.now();
    expect([await status("/healthz"), await status(homeUrl())]).toEqual([200, 200]);
    console.info(`while they hang: two answers in ${Math.round(performance.now() - asked)} ms`);
    expect((await waiting).status).toBe(503);
    process.kill(hosts, "SIGCONT");
    await vi.waitFor(async () => expect(await status(albumUrl(1003))).toBe(200), 20_000);
  });

  test("outlive a worker, and answer the next one", async () => {
    const hosts = hostsProcess();
    const first = await ready(1);
    process.kill(first.pid, "SIGKILL");
    const second = await ready(2);
    expect(second.port).toBe(first.port);
    expect(hostsProcess()).toBe(hosts);
    expect(await status(albumUrl(1001))).toBe(200);
  });

  test("stay for the last visitors, and go when the site has gone", async () => {
    const [hosts, before] = [hostsProcess(), site.output().err];
    // As a terminal or a service would: everybody is asked at once.
    process.kill(hosts, "SIGTERM");
    process.kill(hosts, "SIGINT");
    expect(await status(albumUrl(1004))).toBe(200);
    site.child.kill("SIGTERM");
    expect(await site.exit).toBe(0);
    await isGone(hosts);
    expect(site.output().err).toBe(before);
  });

  test("end with the primary, however that ends", async () => {
    await start();
    const [hosts, worker] = [hostsProcess(), await ready(1)];
    site.child.kill("SIGKILL");
    await Promise.all([isGone(hosts), isGone(worker.pid)]);
  });
});

test("hosts that cannot start are told in the worker's one line", async () => {
  const refused = run(["node", "server/process/start.ts"], {
    PORT: "0",
    HOST: "127.0.0.1",
    // Not even root makes a folder below a file.
    DATA_DIR: "package.json/data",
  });
  expect(await refused.exit).toBe(1);
  expect(refused.output()).toEqual({
    out: "",
    err: "The data folder package.json/data is of no use: it is no folder. Set DATA_DIR to another one.\n",
  });
  await refused.stop();
});
