import cluster from "node:cluster";
import { z } from "zod";
import { hostNames, type HostPlaces } from "../http/hosts.ts";
import { keepDemonstration } from "./demonstration.ts";
import type { HostsWanted, PrimaryWord, WorkerWord } from "./messages.ts";

/** The demonstration hosts, as the site sees them. */
export interface DemoHosts {
  places: HostPlaces;
  /** Where their files are. */
  files: URL;
  /** Keys of the session, generated once and kept in the data folder. */
  secrets: string[];
  close(): Promise<void>;
}

/** Starts them beside this process, and ends them with it. Throws what they say of a start that failed. */
export async function startDemoHosts(wanted: HostsWanted): Promise<DemoHosts> {
  const demonstration = keepDemonstration(wanted);
  return { ...readPlaces(await demonstration.said), close: async () => demonstration.stop() };
}

/** Has this worker's primary start them, or say where they are: they outlive a worker, and many share them. */
export async function askForDemoHosts(wanted: HostsWanted): Promise<DemoHosts> {
  const said = await new Promise<unknown>((resolve) => {
    const hear = (word: PrimaryWord) => {
      if (typeof word === "string" || !("hosts" in word)) return;
      cluster.worker?.off("message", hear);
      resolve(word.hosts);
    };
    cluster.worker?.on("message", hear);
    cluster.worker?.send({ wanted } satisfies WorkerWord);
  });
  return { ...readPlaces(said), close: async () => undefined };
}

const address = z.string().transform((text) => new URL(text));
const told = z.object({
  places: z.record(z.enum(hostNames), z.object({ base: address, publicBase: z.string() })),
  files: address,
  secrets: z.array(z.string()),
});
const failed = z.object({ fault: z.looseObject({ message: z.string() }) });

function readPlaces(said: unknown): Omit<DemoHosts, "close"> {
  const { success, data } = failed.safeParse(said);
  if (success) throw Object.assign(new Error(data.fault.message), data.fault);
  return told.parse(said);
}
