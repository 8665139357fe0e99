/**
 * `npm run dev`: the site with app/ as it is at this moment. An edit of app/ shows at the next look, and at once where
 * scripts run; one of server/ starts the worker again, one of the demonstration hosts starts these.
 */
import { watch } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { keepWorkers } from "./primary.ts";

/** An editor writes a file in several steps. */
const settleMs = 100;

const root = fileURLToPath(new URL("../..", import.meta.url));
const workers = keepWorkers(join(root, "server/process/dev-worker.ts"), {});
let pending: NodeJS.Timeout | undefined;

// The worker imports the register of URLs as it is, and not through Vite.
for (const folder of ["server", "app/urls"]) {
  watch(join(root, folder), { recursive: true }, (_event, file) => {
    if (!/\.(ts|json|md|ya?ml)$/.test(file ?? "")) return;
    const path = join(folder, file ?? "");
    const ofHosts = path.startsWith(join("server", "embedded") + sep);
    clearTimeout(pending);
    pending = setTimeout(() => {
      process.stdout.write(`${path} has changed.\n`);
      if (ofHosts) workers.renewHosts();
      else workers.renew();
    }, settleMs);
  });
}
