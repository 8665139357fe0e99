/**
 * The demonstration hosts as a process: `node process.ts --data-dir DIR [--own-ports] [--ports 1,2,3]`. Who forks it
 * hears where they are, or why they cannot be, and ends it by going away; who starts it by hand reads it.
 */
import { enableCompileCache, flushCompileCache } from "node:module";
import { parseArgs } from "node:util";
import type { Embedded } from "./start.ts";

/** After those who waited for the site's start: laying texts would take half of a small machine from them. */
const warmAfterMs = 2_000;

const { values } = parseArgs({
  options: {
    "data-dir": { type: "string", default: "./data" },
    "own-ports": { type: "boolean", default: false },
    ports: { type: "string", default: "" },
    "compile-cache": { type: "string" },
  },
});
let hosts: Embedded | null = null;
if (values["compile-cache"] !== undefined) enableCompileCache(values["compile-cache"]);
if (process.send !== undefined) {
  process.once("disconnect", () => {
    const end = () => process.exit(0);
    if (hosts === null) end();
    else hosts.close().then(end, end);
  });
  // Asked of all that run in a terminal or a service: the site goes first, and its last pages want their hosts.
  process.on("SIGINT", () => undefined);
  process.on("SIGTERM", () => undefined);
}

hosts = await open().catch((error: unknown) => {
  if (process.send === undefined || !(error instanceof Error)) throw error;
  const { message, stack } = error;
  // Code, call, path: what an error of Node or of SQLite tells beside its words.
  process.send({ fault: { ...error, message, stack } }, () => process.exit(1));
  return null;
});
if (hosts !== null) {
  const { places, files, ports, secrets, warm } = hosts;
  if (process.send === undefined) process.stdout.write(`${JSON.stringify(places, null, 2)}\n`);
  else process.send({ places, files, ports, secrets });
  flushCompileCache();
  setTimeout(() => {
    warm().catch((error: unknown) => {
      process.stderr.write(`A text will be laid when somebody asks for it: ${String(error)}\n`);
    });
  }, warmAfterMs).unref();
}

/** Loaded behind the compile cache: the hosts are many modules. */
async function open(): Promise<Embedded> {
  const { startEmbedded } = await import("./start.ts");
  const ports = values.ports.split(",").filter(Boolean).map(Number);
  return startEmbedded(values["data-dir"], !values["own-ports"], ports);
}
