import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { realHosts } from "../../rigs/site.ts";
import { reply, startUpstream, type FakeUpstream } from "../../rigs/upstream.ts";
import { ask, submit } from "../../rigs/browse.ts";
import { freePort, run, type Running } from "../../rigs/processes.ts";

/** Two replicas behind a real nginx are replaced one after the other while visitors send forms. */
const nginx = "/usr/sbin/nginx";
const seconds = 1_000;
const fewestPosts = 400;
const sendersAtOnce = 6;

let folder: string;
let host: FakeUpstream;
const started: Running[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "rolling-"));
  host = await startUpstream();
  host.on("*", reply(null));
});
afterAll(async () => {
  for (const running of started) {
    // Not SIGKILL: nginx would leave its worker behind.
    running.child.kill("SIGTERM");
    await running.exit;
    await running.stop();
  }
  await host.stop();
  rmSync(folder, { recursive: true });
}, 30 * seconds);

interface Replica {
  port: number;
  site: Running;
}

async function startReplica(port: number): Promise<Replica> {
  const variables = { HOST: "127.0.0.1", PORT: String(port), DRAIN_NOTICE_MS: "3000" };
  const site = run(["node", "server/process/start.ts"], { ...realHosts(host.base), ...variables });
  started.push(site);
  await site.said(/"port":\d+/);
  return { port, site };
}

/** A proxy that keeps its connections, and sends a request once and no more. */
function configuration(port: number, replicas: { port: number; down: boolean }[]): string {
  const servers = replicas.map(
    (one) => `server 127.0.0.1:${one.port} max_fails=0${one.down ? " down" : ""};`,
  );
  return `
    daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr notice;
    ${process.getuid?.() === 0 ? "user root;" : ""}
    events { worker_connections 256; }
    http {
      access_log off;
      ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map((one) => `${one}_temp_path ${folder}/${one};`)
        .join("\n")}
      upstream site { ${servers.join(" ")} keepalive 16; }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection "";
          proxy_next_upstream off;
        }
      }
    }`;
}

if (!existsSync(nginx)) console.info(`skipped: ${nginx} is not on this machine`);

test.skipIf(!existsSync(nginx))(
  "no form is lost while two replicas behind nginx are replaced",
  { timeout: 90 * seconds },
  async () => {
    const ports = [await freePort(), await freePort(), await freePort()] as const;
    const [front, ...sites] = ports;
    const file = join(folder, "nginx.conf");
    writeFileSync(
      file,
      configuration(
        front,
        sites.map((port) => ({ port, down: false })),
      ),
    );
    const replicas = await Promise.all(sites.map(startReplica));
    const proxy = run([nginx, "-e", "stderr", "-c", file]);
    started.push(proxy);
    await proxy.said(/start worker process \d+/);
    const origin = `http://127.0.0.1:${front}`;

    const statuses: (number | string)[] = [];
    let rolled = false;
    const sender = async () => {
      while (!rolled || statuses.length < fewestPosts) {
        const answer = await submit(origin, "/preferences", {
          theme: "dark",
          redirectTo: "/",
        }).then(({ status }) => status, String);
        statuses.push(answer);
      }
    };
    const senders = Array.from({ length: sendersAtOnce }, sender);

    /** As a proxy that asks `/readyz` does: whoever says 503 there is passed over, and asked no more. */
    async function passOver(down: number | null): Promise<void> {
      const workers = proxy.output().err.match(/exited with code/g)?.length ?? 0;
      writeFileSync(
        file,
        configuration(
          front,
          sites.map((port) => ({ port, down: port === down })),
        ),
      );
      proxy.child.kill("SIGHUP");
      await proxy.said(new RegExp(`(?:exited with code[^]*?){${workers + 1}}`));
    }

    try {
      for (const [at, replica] of replicas.entries()) {
        replica.site.child.kill("SIGTERM");
        await replica.site.said(/asked to leave/);
        expect((await ask(`http://127.0.0.1:${replica.port}`, "/readyz")).status).toBe(503);
        await passOver(replica.port);
        expect(await replica.site.exit).toBe(0);
        replicas[at] = await startReplica(replica.port);
        await passOver(null);
      }
    } finally {
      rolled = true;
      await Promise.all(senders);
    }

    console.info(`${statuses.length} forms were sent`);
    expect(statuses.filter((status) => status !== 303)).toEqual([]);
    expect(proxy.output().err).not.toMatch(/\[(error|crit|alert)\]/);
    proxy.child.kill("SIGQUIT");
    expect(await proxy.exit).toBe(0);
  },
);
