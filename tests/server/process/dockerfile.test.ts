import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, posix } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask, tags } from "../../rigs/browse.ts";
import {
  commandOf,
  parseDockerfile,
  sentToDocker,
  variablesOf,
  type Stage,
} from "../../rigs/dockerfile.ts";
import { environment, freePort, machine, root, run } from "../../rigs/processes.ts";

/**
 * No Docker engine is asked for: every stage of the Dockerfile becomes a folder, and its steps are done in it
 * by a plain shell, as they are written. Only who owns what is left out.
 */
const minutes = 5 * 60_000;
const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8");
const stages = parseDockerfile(dockerfile);
const last = stages.at(-1) ?? { image: "", name: "", steps: [] };
const said = (word: string) =>
  last.steps.filter((step) => step.word === word).map(({ rest }) => rest);

let temp: string;
const built = new Map<string, Image>();

interface Image {
  /** Stands for `/`. */
  folder: string;
  workdir: string;
  env: Record<string, string>;
}

/** The working tree as `docker build .` would send it. */
function sendContext(to: string): void {
  const ignore = readFileSync(join(root, ".dockerignore"), "utf8");
  const listed = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], {
    cwd: root,
  });
  for (const file of String(listed).split("\0")) {
    if (file === "" || !sentToDocker(ignore, file) || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(root, file), join(to, file));
  }
}

function build(stage: Stage, context: string): Image {
  const image: Image = { folder: join(temp, `stage-${stage.name}`), workdir: "/", env: {} };
  for (const { word, rest } of stage.steps) {
    if (word === "WORKDIR") image.workdir = posix.resolve(image.workdir, rest);
    if (word === "ENV") Object.assign(image.env, variablesOf(rest));
    mkdirSync(join(image.folder, image.workdir), { recursive: true });
    if (word === "COPY") copy(image, rest, context);
    if (word === "RUN") shell(image, rest);
  }
  return image;
}

function copy(image: Image, rest: string, context: string): void {
  const [, flag] = /^--from=(\S+)\s/.exec(rest) ?? [];
  const from = flag === undefined ? context : (built.get(flag)?.folder ?? "no such stage");
  const paths = rest.replace(/^--\S+\s+/, "").split(/\s+/);
  const target = paths.pop() ?? ".";
  const to = join(image.folder, posix.resolve(image.workdir, target));
  for (const path of paths) {
    const source = join(from, path);
    // Docker puts a folder's content, but a file itself, into a folder that ends in a slash.
    const file = statSync(source).isFile() && target.endsWith("/");
    cpSync(source, file ? join(to, basename(source)) : to, {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
}

function shell({ folder, workdir, env }: Image, command: string): void {
  const mapped = command.replace(/(^|\s)\/data\b/g, `$1${join(folder, "data")}`);
  execFileSync("sh", ["-ec", `chown() { :; }\n${mapped}`], {
    cwd: join(folder, workdir),
    env: environment({ ...machine(), ...env }),
    stdio: "pipe",
  });
}

beforeAll(() => {
  temp = mkdtempSync(join(tmpdir(), "image-"));
  const context = join(temp, "context");
  mkdirSync(context);
  sendContext(context);
  for (const stage of stages) built.set(stage.name, build(stage, context));
}, minutes);
afterAll(() => rmSync(temp, { recursive: true, force: true }), minutes);

test("every stage stands on the Node the project runs on", () => {
  const major = process.versions.node.split(".", 1)[0];
  for (const { image } of stages) expect(image).toBe(`node:${major}-slim`);
});

test("nobody's secrets and nobody's data are sent", () => {
  const ignore = readFileSync(join(root, ".dockerignore"), "utf8");
  const private_ = [".env", ".env.local", ".git/config", "data/x.sqlite", "node_modules/x/y.js"];
  const needless = ["tests/app/x.test.ts", "build/server/index.js", "README.md"];
  expect([...private_, ...needless].filter((file) => sentToDocker(ignore, file))).toEqual([]);
  expect(sentToDocker(ignore, "server/process/worker.ts")).toBe(true);
});

test("it runs as nobody in particular, keeps its data outside, and is supervised", () => {
  expect(said("USER")).toEqual(["node"]);
  expect(said("VOLUME")).toEqual([variablesOf(said("ENV").join(" "))["DATA_DIR"]]);
  expect(said("EXPOSE")).toEqual(["3000"]);
  expect(said("CMD").map(commandOf)).toEqual([["node", "server/process/start.ts"]]);
  expect(variablesOf(said("ENV").join(" "))["MALLOC_ARENA_MAX"]).toBe("2");
  expect(said("RUN").some((rest) => /chown (-R )?node(:node)? \/data/.test(rest))).toBe(true);
  expect(said("HEALTHCHECK")[0]).toContain("/healthz");
});

test("it holds what runs, and nothing else", () => {
  const image = built.get(last.name);
  const here = join(image?.folder ?? "", image?.workdir ?? "");
  expect(readdirSync(here).sort()).toEqual(
    ["app", "build", "node_modules", "package-lock.json", "package.json", "server"].sort(),
  );
  expect(readdirSync(join(here, "app")).sort()).toEqual(["urls"]);
  for (const tool of ["vitest", "playwright", "eslint", "autocannon"]) {
    expect(existsSync(join(here, "node_modules", tool)), tool).toBe(false);
  }
});

test("it starts, is healthy, and serves the home", { timeout: minutes }, async () => {
  const image = built.get(last.name);
  if (image === undefined) throw new Error("no stage was built");
  const port = await freePort();
  const env = Object.entries(image.env).map(([name, value]) => [
    name,
    value.replace(/^\/data\b/, join(image.folder, "data")),
  ]);
  const variables = { ...Object.fromEntries(env), DRAIN_NOTICE_MS: "0", PORT: String(port) };
  const cwd = join(image.folder, image.workdir);
  const site = run(commandOf(said("CMD")[0] ?? ""), { ...variables, HOST: "127.0.0.1" }, cwd);
  await site.said(/"port":\d+/);
  const origin = `http://127.0.0.1:${port}`;
  expect((await ask(origin, "/healthz")).status).toBe(200);
  const home = await ask(origin, "/");
  expect([home.status, tags(home.text, "article").length > 10]).toEqual([200, true]);

  const [, check = ""] = /CMD (.*)$/.exec(said("HEALTHCHECK")[0] ?? "") ?? [];
  const healthy = run(commandOf(check), variables, cwd);
  expect(await healthy.exit).toBe(0);
  site.child.kill("SIGTERM");
  expect(await site.exit).toBe(0);
  const unhealthy = run(commandOf(check), variables, cwd);
  expect(await unhealthy.exit).toBe(1);
  for (const process of [site, healthy, unhealthy]) await process.stop();
});
