import { fileURLToPath } from "node:url";
import { z } from "zod";

/** What the hosts tell, as data: prose in Markdown, records in YAML. */
export const contentFolder = new URL("./content/", import.meta.url);

/** Content that cannot be used. The message is one line and begins with the path of the file. */
export class ContentError extends Error {
  /** By this `server/start-fault.ts` knows it without the code of the hosts. */
  readonly code = "ERR_CONTENT";

  constructor(file: URL, reason: string, line?: number) {
    super(`${fileURLToPath(file)}:${line === undefined ? "" : `${line}:`} ${reason}`);
  }
}

/** Runs `read`; what goes wrong in it becomes a ContentError about the file, unless it is about another one. */
export function blaming<T>(file: URL, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof ContentError) throw error;
    throw new ContentError(file, reasonOf(error));
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) {
    return error.issues.map(({ path, message }) => [...path, message].join(": ")).join("; ");
  }
  // The errors of YAML show the place in further lines.
  const [line = ""] = String(error instanceof Error ? error.message : error).split("\n");
  return line.replace(/:$/, "");
}
