import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { albumUrl } from "../../../app/urls/index.ts";
import { pauseAfter } from "../../../server/process/pauses.ts";
import { realHosts } from "../../rigs/site.ts";
import { reply, startUpstream, type FakeUpstream } from "../../rigs/upstream.ts";
import { ask } from "../../rigs/browse.ts";
import { run, type Running } from "../../rigs/processes.ts";

let folder: string;
let host: FakeUpstream;
let site: Running | null = null;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "supervised-"));
  host = await startUpstream();
  host.on("*", reply(null));
  host.on("/api/tv.movie/detail", album);
});
afterEach(async () => {
  await site?.stop();
  site = null;
  await host.stop();
  rmSync(folder, { recursive: true });
});

const album: Parameters<FakeUpstream["on"]>[1] = (request, response, url) => {
  const movid = Number(url.searchParams.get("movid"));
  reply({ movid, title: "An album", url_list: [{ urlid: movid, title: "One" }] })(
    request,
    response,
    url,
  );
};

/** `npm start` without npm, on a port of the system's choice. */
async function supervised(variables: Record<string, string>) {
  const free = { PORT: "0", HOST: "127.0.0.1", WORKERS: "1", DRAIN_NOTICE_MS: "0" };
  site = run(["node", "server/process/start.ts"], { ...free, ...variables });
  const first = await ready(site, 1);
  return { site, first, origin: `http://127.0.0.1:${first.port}` };
}

/** What the worker that got ready as the `count`-th said. */
async function ready(running: Running, count: number): Promise<{ pid: number; port: number }> {
  const line = String.raw`^\{.*"port":\d+.*\}$`;
  const [all] = await running.said(new RegExp(`(?:${line}[^]*?){${count}}`, "m"));
  const lines = all.match(new RegExp(line, "gm")) ?? [];
  return JSON.parse(lines.at(-1) ?? "") as { pid: number; port: number };
}

describe("a worker that is killed", () => {
  test.each(["the embedded hosts", "hosts of one's own"])("is replaced, on %s", async (hosts) => {
    const own = hosts === "hosts of one's own";
    const { site, first, origin } = await supervised(own ? realHosts(host.base) : {});
    const path = albumUrl(own ? 1 : 1001);
    expect((await ask(origin, path)).status).toBe(200);

    const killed = performance.now();
    process.kill(first.pid, "SIGKILL");
    const status = async () => (await ask(origin, path)).status;
    await vi.waitFor(async () => expect(await status()).toBe(200), {
      timeout: 15_000,
      interval: 5,
    });
    console.info(
      `on ${hosts}: answered ${Math.round(performance.now() - killed)} ms after the kill`,
    );

    const second = await ready(site, 2);
    expect(second.port).toBe(first.port);
    expect(second.pid).not.toBe(first.pid);
    expect(site.output().err).toMatch(
      new RegExp(`^Worker ${first.pid} ended by SIGKILL; another one starts now\\.\\n$`),
    );
  });

  test("a third time within seconds is waited for, a little longer each time", () => {
    const pauses = [1, 2, 3, 4, 5, 8, 9, 100].map(pauseAfter);
    expect(pauses).toEqual([0, 0, 200, 400, 800, 6_400, 10_000, 10_000]);
  });
});

describe("an error that nobody caught", () => {
  /** Loaded into the worker before the site: a request for `/throw-now` fails behind everybody's back. */
  const preload = `
    import { ServerResponse } from "node:http";
    const { setHeader } = ServerResponse.prototype;
    let thrown = false;
    ServerResponse.prototype.setHeader = function (...header) {
      if (!thrown && this.req.url.startsWith("/throw-now")) {
        thrown = true;
        setTimeout(() => { throw new Error("nobody expects this"); });
      }
      return setHeader.apply(this, header);
    };`;

  test("is logged with its request; what is in flight is answered, and another worker takes over", async () => {
    const file = join(folder, "preload.mjs");
    writeFileSync(file, preload);
    let held: ServerResponse | null = null;
    const asked = new Promise<void>((resolve) =>
      host.on("/api/tv.movie/detail", (request, response, url) => {
        if (url.searchParams.get("movid") !== "2") return album(request, response, url);
        held = response;
        resolve();
      }),
    );
    const variables = { ...realHosts(host.base), NODE_OPTIONS: `--import=${file}` };
    const { site, first, origin } = await supervised(variables);

    const inFlight = ask(origin, albumUrl(2));
    await asked;
    const thrower = await ask(origin, "/throw-now?token=private");
    expect(thrower.status).toBe(500);
    const [line] = await site.said(/^\{"level":60.*\}$/m);
    expect(JSON.parse(line)).toMatchObject({
      pid: first.pid,
      request: { method: "GET", path: "/throw-now" },
      err: { message: "nobody expects this", stack: expect.stringContaining("preload.mjs") },
    });
    if (held !== null) reply({ movid: 2, title: "Waited for", url_list: [] })(...answering(held));
    const answered = await inFlight;
    expect([answered.status, answered.text.includes("Waited for")]).toEqual([200, true]);

    const second = await ready(site, 2);
    expect(second.pid).not.toBe(first.pid);
    expect((await ask(origin, albumUrl(1))).status).toBe(200);
    await vi.waitFor(() => expect(() => process.kill(first.pid, 0)).toThrow("ESRCH"), 15_000);
    expect((await ask(origin, "/readyz")).status).toBe(200);
    const { out, err } = site.output();
    expect(err).toBe(`Worker ${first.pid} failed; another one starts now.\n`);
    expect(out).not.toContain("private");
  });

  test("in a process that nobody supervises ends it with code 1", async () => {
    const file = join(folder, "preload.mjs");
    writeFileSync(file, preload);
    const variables = { ...realHosts(host.base), NODE_OPTIONS: `--import=${file}` };
    site = run(["node", "server/process/worker.ts"], {
      PORT: "0",
      HOST: "127.0.0.1",
      ...variables,
    });
    const { port } = await ready(site, 1);
    const answer = await ask(`http://127.0.0.1:${port}`, "/throw-now");
    expect([answer.status, answer.headers.connection]).toEqual([500, "close"]);
    expect(await site.exit).toBe(1);
  });
});

describe("the supervisor", () => {
  test.each(["SIGTERM", "SIGINT"] as const)(
    "passes %s on, and ends after its worker",
    async (signal) => {
      const { site, first } = await supervised(realHosts(host.base));
      site.child.kill(signal);
      expect(await site.exit).toBe(0);
      expect(() => process.kill(first.pid, 0)).toThrow("ESRCH");
      expect(site.output().err).toBe("");
    },
  );

  test("ends with a worker that could not start, and says no more than it", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    site = run(["node", "server/process/start.ts"], { PORT: String(port), HOST: "127.0.0.1" });
    expect(await site.exit).toBe(1);
    expect(site.output()).toEqual({
      out: "",
      err: expect.stringMatching(/^Port \d+ is taken.*\n$/),
    });
    other.close();
  });

  test("gives its worker two pools of memory", async () => {
    const { site } = await supervised({
      ...realHosts(host.base),
      NODE_OPTIONS: `--import=data:text/javascript,console.error(process.env.MALLOC_ARENA_MAX)`,
    });
    expect(site.output().err.split("\n").slice(0, 2)).toEqual(["undefined", "2"]);
  });
});

function answering(response: ServerResponse) {
  return [response.req, response, new URL("http://fake.invalid")] as const;
}
