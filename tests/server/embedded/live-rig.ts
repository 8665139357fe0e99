import { DatabaseSync } from "node:sqlite";
import { listen } from "../../../server/embedded/host.ts";
import { openLiveAt } from "../../../server/embedded/live/host.ts";

/** The live host by a clock of its own. */
export async function openLiveByClock(now: () => number) {
  const db = new DatabaseSync(":memory:");
  const { base, server } = await listen(await openLiveAt(db, now));
  const close = () => {
    server.closeAllConnections();
    server.close();
    db.close();
  };
  return { origin: base.origin, close };
}
