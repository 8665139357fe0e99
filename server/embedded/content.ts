import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { z } from "zod";

/** What the hosts tell, as data: prose in Markdown, records in YAML. */
export const contentFolder = new URL("./content/", import.meta.url);

export const words = z.strictObject({ zh: z.string().min(1), en: z.string().min(1) });
export type Words = z.infer<typeof words>;

/** Content that cannot be used. The message is one line and begins with the path of the file. */
export class ContentError extends Error {
  /** By this `server/start-fault.ts` knows it without the code of the hosts. */
  readonly code = "ERR_CONTENT";

  constructor(file: URL, reason: string) {
    super(`${fileURLToPath(file)}: ${reason}`);
  }
}

/** What a YAML file holds. Throws a ContentError. */
export function readRecords<Records>(file: URL, schema: z.ZodType<Records>): Records {
  return blaming(file, () => schema.parse(parse(readFileSync(file, "utf8"))));
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
