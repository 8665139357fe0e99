import { readFileSync, rmSync, mkdtempSync, writeFileSync } from "node:fs";
import { Agent, get as httpGet } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { homeUrl, loginUrl, logoutUrl, mineUrl } from "../../../app/urls/index.ts";
import { bucketLimits } from "../../../server/front/crowd/buckets.ts";
import { ask, submit } from "../../rigs/browse.ts";
import { demo, visitor } from "../../rigs/member-rig.ts";
import { run, type Running } from "../../rigs/processes.ts";

/** `npm start` with two workers, on the demonstration hosts. */
const seconds = 1_000;
let site: Running;
afterEach(async () => {
  await site.stop();
});

interface Ready {
  pid: number;
  port: number;
}

async function start(variables: Record<string, string> = {}) {
  const free = { PORT: "0", HOST: "127.0.0.1", WORKERS: "2", DRAIN_NOTICE_MS: "0" };
  site = run(["node", "server/process/start.ts"], { ...free, ...variables });
  const workers = await ready(2);
  return { workers, origin: `http://127.0.0.1:${workers[0]?.port}` };
}

/** What so many workers said when they got ready. */
async function ready(count: number): Promise<Ready[]> {
  const line = String.raw`^\{.*"port":\d+.*\}$`;
  const [all] = await site.said(new RegExp(`(?:${line}[^]*?){${count}}`, "m"));
  return (all.match(new RegExp(line, "gm")) ?? []).map((one) => JSON.parse(one) as Ready);
}

function children(): { pid: number; command: string }[] {
  const { pid } = site.child;
  const all = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
  return all.map((child) => ({
    pid: Number(child),
    command: readFileSync(`/proc/${child}/cmdline`, "utf8"),
  }));
}

const isGone = (pid: number) =>
  vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow("ESRCH"), 10 * seconds);

/** The value of a line without labels. */
const metric = (text: string, name: string) =>
  Number(new RegExp(`^${name} (.*)$`, "m").exec(text)?.[1]);

describe("two workers", { timeout: 60 * seconds }, () => {
  test("share a port and the demonstration, answer for each other, and leave together", async () => {
    const { workers, origin } = await start();
    expect(new Set(workers.map(({ port }) => port)).size).toBe(1);
    const commands = children().map(({ command }) => command);
    expect(commands.filter((one) => one.includes("process/worker.ts"))).toHaveLength(2);
    expect(commands.filter((one) => one.includes("embedded/process.ts"))).toHaveLength(1);

    const pages = 12;
    for (let n = 0; n < pages; n += 1) expect((await ask(origin, homeUrl())).status).toBe(200);
    // Whoever is asked, all of it is said.
    for (let n = 0; n < 3; n += 1) {
      const { text } = await ask(origin, "/metrics");
      expect(metric(text, "workers")).toBe(2);
      const counted = [...text.matchAll(/^response_seconds_count\{.*cache="[A-Z]+"\} (\d+)$/gm)];
      expect(counted.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(pages);
    }

    const all = children();
    site.child.kill("SIGTERM");
    expect(await site.exit).toBe(0);
    for (const { pid } of all) await isGone(pid);
    expect(site.output().err).toBe("");
  });

  test("stand in for one that is killed, until it is replaced", async () => {
    const { workers, origin } = await start();
    const [killed] = workers;
    process.kill(killed?.pid ?? 0, "SIGKILL");
    await site.said(/ended by SIGKILL; another one starts now/);
    const statuses: number[] = [];
    const replaced = ready(3);
    let done = false;
    void replaced.then(() => (done = true));
    while (!done) statuses.push((await ask(origin, "/healthz")).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const [, , third] = await replaced;
    expect([third?.port, workers.some(({ pid }) => pid === third?.pid)]).toEqual([
      killed?.port,
      false,
    ]);
  });

  test("count what one address sends together", async () => {
    const { origin } = await start({ ADDRESS_LIMITS: "1" });
    const { points } = bucketLimits.forms;
    const statuses: number[] = [];
    for (let n = 0; n < points + 20; n += 1) {
      const { status } = await submit(origin, "/preferences", { theme: "dark", redirectTo: "/" });
      statuses.push(status);
    }
    const expected = statuses.map((_, n) => (n < points ? 303 : 429));
    expect(statuses).toEqual(expected);
  });

  test("both know of a session that one of them ended, and so does the next one", async () => {
    const { workers, origin } = await start();
    const who = visitor(origin);
    expect((await who.post(loginUrl(), demo)).status).toBe(303);
    const copy = [...who.cookies].map((pair) => pair.join("=")).join("; ");
    const signedIn = async () =>
      (await ask(origin, mineUrl(), { headers: { cookie: copy } })).status === 200;
    for (let n = 0; n < 4; n += 1) expect(await signedIn()).toBe(true);
    await who.post(logoutUrl(), {});
    for (let n = 0; n < 6; n += 1) expect(await signedIn()).toBe(false);

    for (const [at, { pid }] of workers.entries()) {
      process.kill(pid, "SIGKILL");
      await ready(3 + at);
    }
    for (let n = 0; n < 6; n += 1) expect(await signedIn()).toBe(false);
  });
});

describe("on SIGHUP", { timeout: 60 * seconds }, () => {
  test("workers are replaced one after the other, and no request is lost", async () => {
    const { workers, origin } = await start();
    const agent = new Agent({ keepAlive: true });
    const statuses: (number | string)[] = [];
    let rolled = false;
    /** One asks over connections that it keeps, the other over a new one each time. */
    const askOn = async (kept: Agent | false) => {
      while (!rolled) statuses.push(await statusOf(origin + homeUrl(), kept));
    };
    const askers = [agent, agent, agent, agent, false, false].map((one) =>
      askOn(one as Agent | false),
    );
    site.child.kill("SIGHUP");
    await site.said(/^All workers were replaced\.$/m);
    const asked = statuses.length;
    // The new ones answer as well.
    await vi.waitFor(() => expect(statuses.length).toBeGreaterThan(asked + 20), 10 * seconds);
    rolled = true;
    await Promise.all(askers);
    agent.destroy();
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    const now = children().filter(({ command }) => command.includes("process/worker.ts"));
    expect(now).toHaveLength(2);
    for (const { pid } of workers) expect(now.map((one) => one.pid)).not.toContain(pid);
    const { out, err } = site.output();
    expect(err).toBe("All workers were replaced.\n");
    // Each new one was ready before the old one heard that it may go.
    const order = [...out.matchAll(/"(ready on|another process has)/g)].map(([, word]) => word);
    const each = ["ready on", "another process has"];
    expect(order).toEqual(["ready on", "ready on", ...each, ...each]);
  });

  test("those that run stay where a new one does not get ready", async () => {
    const folder = mkdtempSync(join(tmpdir(), "versions-"));
    const file = join(folder, "versions.json");
    const version = {
      key: "hhb",
      label: "和合本",
      lang: "zh-CN",
      json: "hhb/{book}/{chapter}.json",
    };
    writeFileSync(file, JSON.stringify([version]));
    try {
      const { workers, origin } = await start({ BIBLE_VERSIONS_FILE: file });
      writeFileSync(file, "no catalogue");
      site.child.kill("SIGHUP");
      await site.said(/^Worker \d+ did not get ready; those that run stay\.$/m);
      for (let n = 0; n < 4; n += 1) expect((await ask(origin, "/healthz")).status).toBe(200);
      const now = children().filter(({ command }) => command.includes("process/worker.ts"));
      expect(now.map(({ pid }) => pid).sort()).toEqual(workers.map(({ pid }) => pid).sort());
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

function statusOf(url: string, agent: Agent | false): Promise<number | string> {
  return new Promise((resolve) => {
    const request = httpGet(url, { agent }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
      response.on("error", (error) => resolve(String(error)));
    });
    request.on("error", (error) => resolve(String(error)));
  });
}
