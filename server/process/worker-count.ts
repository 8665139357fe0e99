import { availableParallelism, totalmem } from "node:os";

/** More of them were never measured to be of use. */
const most = 8;
/** What a worker may come to use under load; and beside all of them the primary and the demonstration hosts. */
const megabytes = { worker: 256, beside: 256 };

/** What there is for the site; given for tests. */
export interface Machine {
  cores: number;
  /** Bytes that all its processes together may use. */
  memory: number;
}

/** How many workers there are where nobody says how many: one for each core, and no more than have room. */
export function usualWorkers({ cores, memory }: Machine = thisMachine()): number {
  const withRoom = Math.floor((memory / 1024 ** 2 - megabytes.beside) / megabytes.worker);
  return Math.max(1, Math.min(cores, withRoom, most));
}

/** A container counts with what it was given. */
function thisMachine(): Machine {
  const given = process.constrainedMemory();
  const memory = given > 0 ? Math.min(given, totalmem()) : totalmem();
  return { cores: availableParallelism(), memory };
}
