import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "vitest";
import { realHosts } from "../../rigs/site.ts";
import { ask } from "../../rigs/browse.ts";
import { run, type Running } from "../../rigs/processes.ts";

let running: Running | null = null;
afterEach(async () => {
  await running?.stop();
  running = null;
});

async function start(variables: Record<string, string> = {}) {
  running = run(["node", "server/process/worker.ts"], {
    PORT: "0",
    HOST: "127.0.0.1",
    ...variables,
  });
  const [line] = await running.said(/^\{.*"port":\d+.*\}$/m);
  const { port } = JSON.parse(line) as { port: number };
  return { site: running, origin: `http://127.0.0.1:${port}` };
}

/** The exit code, and what stood on stderr, of a process that cannot start. */
async function refusal(variables: Record<string, string>) {
  running = run(["node", "server/process/worker.ts"], { PORT: "0", ...variables });
  const code = await running.exit;
  return { code, ...running.output() };
}

describe("a running site", () => {
  test("serves, is alive, ready and measured", async () => {
    const { site, origin } = await start();
    const answers = await Promise.all(
      ["/", "/healthz", "/readyz", "/metrics"].map((path) => ask(origin, path)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(JSON.parse(answers[2]?.text ?? "")).toMatchObject({ ready: true });
    expect(answers[3]?.text).toMatch(/^process_cpu_seconds_total/m);
    expect(site.output().err).toBe("");
  });

  test("asked to leave: says so, answers on, and goes with code 0", async () => {
    const { site, origin } = await start({ DRAIN_NOTICE_MS: "1500" });
    await ask(origin, "/");
    site.child.kill("SIGTERM");
    await site.said(/asked to leave/);
    expect((await ask(origin, "/readyz")).status).toBe(503);
    const home = await ask(origin, "/");
    expect([home.status, home.headers.connection]).toEqual([200, "close"]);
    expect(await site.exit).toBe(0);
    expect(site.output().err).toBe("");
  });

  test("interrupted by hand goes at once", async () => {
    const { site, origin } = await start();
    await ask(origin, "/healthz");
    site.child.kill("SIGINT");
    expect(await site.exit).toBe(0);
  });
});

describe("an environment that cannot be", () => {
  test("a data folder of no use is told in one line", async () => {
    const file = fileURLToPath(import.meta.url);
    const folder = mkdtempSync(join(tmpdir(), "no-database-"));
    mkdirSync(join(folder, "embedded.sqlite"));
    for (const dataDir of [file, join(file, "below"), folder]) {
      const { code, out, err } = await refusal({ DATA_DIR: dataDir });
      expect([code, out]).toEqual([1, ""]);
      expect(err).toMatch(/^[^\n]*\n$/);
      expect(err).toContain(dataDir);
    }
    rmSync(folder, { recursive: true });
  });

  test("a port that is taken is told in one line", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    const { code, err } = await refusal({ HOST: "127.0.0.1", PORT: String(port) });
    expect(code).toBe(1);
    expect(err).toMatch(new RegExp(`^[^\\n]*\\b${port}\\b[^\\n]*\\n$`));
    other.close();
  });

  const whole = Object.keys(realHosts("http://127.0.0.1:1"));

  test("some hosts but not all: every missing variable is named", async () => {
    const given = { MOVIE_API_URL: "http://127.0.0.1:1", BIBLE_STATIC_URL: "http://127.0.0.1:1" };
    const { code, out, err } = await refusal(given);
    const missing = whole.filter((name) => !(name in given));
    expect(code).toBe(1);
    expect(missing.length).toBe(6);
    for (const name of missing) expect(err).toMatch(new RegExp(`^- ${name}: `, "m"));
    for (const name of Object.keys(given)) expect(err).not.toMatch(new RegExp(`^- ${name}: `, "m"));
    expect(out).toBe("");
  });

  test("faults are named all at once, and secrets never shown", async () => {
    const secret = "short-and-private";
    const { code, err } = await refusal({
      SESSION_SECRET: secret,
      PORT: "x",
      PUBLIC_ORIGIN: "ftp://x",
    });
    expect(code).toBe(1);
    for (const name of ["SESSION_SECRET", "PORT", "PUBLIC_ORIGIN"])
      expect(err).toContain(`- ${name}: `);
    expect(err).not.toContain(secret);
    expect(err).not.toMatch(/^\s+at /m);
  });
});
