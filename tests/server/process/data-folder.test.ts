import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { imageUrl } from "../../../app/urls/index.ts";
import { realHosts } from "../../rigs/site.ts";
import { reply, startUpstream, type FakeUpstream } from "../../rigs/upstream.ts";
import { ask } from "../../rigs/browse.ts";
import { freePort, root, run, type Running } from "../../rigs/processes.ts";

let host: FakeUpstream;
let site: Running | null = null;
afterEach(async () => {
  await site?.stop();
  site = null;
});
beforeAll(async () => {
  host = await startUpstream();
  const photo = await sharp({
    create: { width: 900, height: 500, channels: 3, background: "#fff" },
  })
    .jpeg()
    .toBuffer();
  host.on("*", reply(null));
  for (const path of ["/a.jpg", "/b.jpg"])
    host.on(path, (_request, response) =>
      response.writeHead(200, { "content-type": "image/jpeg" }).end(photo),
    );
});
afterAll(() => host.stop());

test("a data folder that cannot be made costs the keeping of pictures, and one line", async () => {
  site = run(["node", "server/process/worker.ts"], {
    PORT: "0",
    HOST: "127.0.0.1",
    ...realHosts(host.base),
    // Not even root makes a folder below a file.
    DATA_DIR: join(root, "package.json", "data"),
  });
  const [line] = await site.said(/^\{.*"port":\d+.*\}$/m);
  const origin = `http://127.0.0.1:${(JSON.parse(line) as { port: number }).port}`;
  for (const name of ["a", "b", "a"]) {
    const { status, headers } = await ask(origin, imageUrl(`${host.base}/${name}.jpg`, 320));
    expect([status, headers["content-type"]]).toEqual([200, "image/jpeg"]);
  }
  expect((await ask(origin, "/readyz")).status).toBe(200);
  const { out, err } = site.output();
  expect(out.split("\n").filter((one) => one.includes("pictures cannot be kept"))).toHaveLength(1);
  expect(out).toContain("ENOTDIR");
  expect(err).toBe("");
});

test("a log on a full disk costs its lines, and neither the site nor its leaving", async () => {
  const port = await freePort();
  // Whatever is written to /dev/full meets a full disk.
  site = run(["sh", "-c", "exec node server/process/worker.ts > /dev/full"], {
    PORT: String(port),
    HOST: "127.0.0.1",
    LOG_LEVEL: "trace",
    ...realHosts(host.base),
  });
  const origin = `http://127.0.0.1:${port}`;
  const alive = () =>
    ask(origin, "/healthz").then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(alive, { timeout: 10_000 }).toBe(200);
  // A page that cannot be made is a line in the log.
  expect((await ask(origin, "/content/view/movid/1")).status).toBeGreaterThanOrEqual(404);
  expect(await alive()).toBe(200);
  site.child.kill("SIGINT");
  expect(await site.exit).toBe(0);
});
