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
import { albumUrl } from "../../../app/urls/index.ts";
import { ask, tags } from "../../rigs/browse.ts";
import {
  commandOf,
  parseDockerfile,
  sentToDocker,
  stagesFor,
  stepsOf,
  variablesOf,
  type Stage,
} from "../../rigs/dockerfile.ts";
import { environment, freePort, machine, root, run } from "../../rigs/processes.ts";
import { realHosts } from "../../rigs/site.ts";
import { reply, startUpstream } from "../../rigs/upstream.ts";

/**
 * No Docker engine is asked for: every stage of the Dockerfile becomes a folder, and its steps are done in it
 * by a plain shell, as they are written. Only who owns what is left out. Stages that stand on one install share it.
 */
const minutes = 5 * 60_000;
const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8");
const stages = parseDockerfile(dockerfile);
const targets = ["site", "demo"];
const said = (target: string, word: string) =>
  stepsOf(stages, target)
    .filter((step) => step.word === word)
    .map(({ rest }) => rest);

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
  const folder = join(temp, `stage-${stage.name}`);
  const from = built.get(stage.image);
  const image: Image = { folder, workdir: from?.workdir ?? "/", env: { ...from?.env } };
  mkdirSync(folder);
  if (from !== undefined) link(from.folder, folder);
  for (const { word, rest } of stage.steps) {
    if (word === "WORKDIR") image.workdir = posix.resolve(image.workdir, rest);
    if (word === "ENV") Object.assign(image.env, variablesOf(rest));
    mkdirSync(join(image.folder, image.workdir), { recursive: true });
    if (word === "COPY") copy(image, rest, context);
    if (word === "RUN") shell(image, rest);
  }
  return image;
}

/** The content of a folder in another one. Links, not copies, of all but what npm writes over in its place. */
function link(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  execFileSync("cp", ["-al", "--remove-destination", `${from}/.`, to]);
  for (const place of ["app/node_modules", "."]) {
    const list = join(place, ".package-lock.json");
    if (!existsSync(join(from, list))) continue;
    rmSync(join(to, list));
    cpSync(join(from, list), join(to, list));
  }
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
    if (statSync(source).isDirectory()) link(source, to);
    else cpSync(source, target.endsWith("/") ? join(to, basename(source)) : to);
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

const folderOf = (target: string): string => {
  const image = built.get(target);
  return join(image?.folder ?? "", image?.workdir ?? "");
};
/** What the demonstration needs and the site does not. */
const { dependencies: ofSite } = readJson("package.json");
const ofDemo = Object.keys(readJson("server/embedded/package.json").dependencies);
const demoPackages = ofDemo.filter((name) => !Object.hasOwn(ofSite, name));

function readJson(path: string): { dependencies: Record<string, string> } {
  return JSON.parse(readFileSync(join(root, path), "utf8")) as ReturnType<typeof readJson>;
}

test("every stage stands on the Node the project runs on", () => {
  const major = process.versions.node.split(".", 1)[0];
  const names = stages.map(({ name }) => name);
  for (const { image } of stages) expect([`node:${major}-slim`, ...names]).toContain(image);
});

test("nobody's secrets and nobody's data are sent", () => {
  const ignore = readFileSync(join(root, ".dockerignore"), "utf8");
  const private_ = [".env", ".env.local", ".git/config", "data/x.sqlite", "node_modules/x/y.js"];
  const needless = ["tests/app/x.test.ts", "build/server/index.js", "README.md"];
  expect([...private_, ...needless].filter((file) => sentToDocker(ignore, file))).toEqual([]);
  expect(sentToDocker(ignore, "server/process/worker.ts")).toBe(true);
});

test("the demonstration is what is built when nothing else is asked for", () => {
  expect(stages.at(-1)?.name).toBe("demo");
});

test.each(targets)(
  "%s runs as nobody in particular, keeps its data outside, and is supervised",
  (target) => {
    const variables = variablesOf(said(target, "ENV").join(" "));
    expect(said(target, "USER")).toEqual(["node"]);
    expect(said(target, "VOLUME")).toEqual([variables["DATA_DIR"]]);
    expect(said(target, "EXPOSE")).toEqual(["3000"]);
    expect(said(target, "CMD").map(commandOf)).toEqual([["node", "server/process/start.ts"]]);
    expect(variables["MALLOC_ARENA_MAX"]).toBe("2");
    const owned = /chown (-R )?node(:node)? \/data/;
    expect(said(target, "RUN").some((rest) => owned.test(rest))).toBe(true);
    expect(said(target, "HEALTHCHECK")[0]).toContain("/healthz");
  },
);

test.each(targets)("%s holds what runs, and nothing else", (target) => {
  const here = folderOf(target);
  expect(readdirSync(here).sort()).toEqual(
    ["app", "build", "node_modules", "package-lock.json", "package.json", "server"].sort(),
  );
  expect(readdirSync(join(here, "app")).sort()).toEqual(["urls"]);
  for (const tool of ["vitest", "playwright", "eslint", "autocannon", "vite"]) {
    expect(existsSync(join(here, "node_modules", tool)), tool).toBe(false);
  }
  const demo = target === "demo";
  expect(existsSync(join(here, "server/embedded"))).toBe(demo);
  for (const name of demoPackages) {
    expect(existsSync(join(here, "node_modules", name)), name).toBe(demo);
  }
  const size = (path: string) =>
    String(execFileSync("du", ["-sm", join(here, path)])).split("\t", 1)[0];
  console.info(`${target}: ${size(".")} MB, of which node_modules ${size("node_modules")} MB`);
});

test("the site's image is built without a package of the demonstration", () => {
  const onTheWay = stagesFor(stages, "site");
  expect(onTheWay.map(({ name }) => name)).toEqual([
    "packages",
    "build",
    "site-packages",
    "runtime",
    "site",
  ]);
  // The tools of the build stand on yaml too.
  const only = demoPackages.filter((name) => name !== "yaml");
  for (const { name } of onTheWay) {
    const modules = join(temp, `stage-${name}`, "app/node_modules");
    const here = only.filter((one) => existsSync(join(modules, one)));
    expect([name, ...here]).toEqual([name]);
  }
});

/** A container of an image, as far as a process is one. */
function start(target: string, given: Record<string, string>) {
  const image = built.get(target);
  if (image === undefined) throw new Error("no stage was built");
  const env = Object.entries(image.env).map(([name, value]) => [
    name,
    value.replace(/^\/data\b/, join(image.folder, "data")),
  ]);
  const variables = { ...Object.fromEntries(env), DRAIN_NOTICE_MS: "0", ...given };
  const cwd = folderOf(target);
  const site = run(
    commandOf(said(target, "CMD")[0] ?? ""),
    { ...variables, HOST: "127.0.0.1" },
    cwd,
  );
  return { site, variables, cwd };
}

test("demo starts, is healthy, and serves the home", { timeout: minutes }, async () => {
  const port = await freePort();
  const { site, variables, cwd } = start("demo", { PORT: String(port) });
  await site.said(/"port":\d+/);
  const origin = `http://127.0.0.1:${port}`;
  expect((await ask(origin, "/healthz")).status).toBe(200);
  const home = await ask(origin, "/");
  expect([home.status, tags(home.text, "article").length > 10]).toEqual([200, true]);

  const [, check = ""] = /CMD (.*)$/.exec(said("demo", "HEALTHCHECK")[0] ?? "") ?? [];
  const healthy = run(commandOf(check), variables, cwd);
  expect(await healthy.exit).toBe(0);
  site.child.kill("SIGTERM");
  expect(await site.exit).toBe(0);
  const unhealthy = run(commandOf(check), variables, cwd);
  expect(await unhealthy.exit).toBe(1);
  for (const process of [site, healthy, unhealthy]) await process.stop();
});

test("site without hosts says in a line what it wants", { timeout: minutes }, async () => {
  const { site } = start("site", { PORT: "0" });
  expect(await site.exit).toBe(1);
  const { out, err } = site.output();
  expect([out, err]).toEqual([
    "",
    expect.stringMatching(/^This image has no demonstration[^\n]*\n$/),
  ]);
  for (const name of Object.keys(realHosts(""))) expect(err).toContain(name);
  await site.stop();
});

test("site starts on hosts of one's own, and serves an album", { timeout: minutes }, async () => {
  const host = await startUpstream();
  host.on("*", reply(null));
  host.on("/api/tv.movie/detail", reply({ movid: 1, title: "专辑", url_list: [{ urlid: 1 }] }));
  const port = await freePort();
  const { site } = start("site", { PORT: String(port), ...realHosts(host.base) });
  await site.said(/"port":\d+/);
  expect((await ask(`http://127.0.0.1:${port}`, albumUrl(1))).status).toBe(200);
  site.child.kill("SIGTERM");
  expect(await site.exit).toBe(0);
  await site.stop();
  await host.stop();
});
