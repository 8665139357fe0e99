import { EnvError, readEnv, type Env } from "./env.ts";
import { serve } from "./serve.ts";

/** How long `/readyz` says 503 before we stop listening, and how long in-flight requests may then take. */
const noticeMs = 1_000;
const graceMs = 6_000;

const env = environment();
const site = await serve(env).catch(complain);
const { log } = site.booted.deps;
const hosts = env.upstreams === null ? "the embedded hosts" : "the configured hosts";
process.once("SIGTERM", () => leave(noticeMs));
process.once("SIGINT", () => leave(0));
log.info({ port: site.port }, `ready on http://localhost:${site.port} with ${hosts}`);

site.booted.embedded?.warm().catch((error: unknown) => {
  log.warn({ err: error }, "a text will be laid when somebody asks for it");
});

function leave(afterMs: number): void {
  site.drain();
  setTimeout(() => {
    site.close(graceMs).then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, "closing failed");
        process.exit(1);
      },
    );
  }, afterMs);
}

/** What a person who starts the site can mend is said in a line, without a stack. */
function complain(error: unknown): never {
  if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) throw error;
  process.stderr.write(`Port ${env.port} is taken. Set PORT to another one.\n`);
  process.exit(1);
}

function environment(): Env {
  try {
    return readEnv();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
