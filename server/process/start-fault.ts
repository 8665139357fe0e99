import { resolve } from "node:path";
import { noDemonstration } from "./demonstration.ts";
import { EnvError, neededNames, type Env } from "./env.ts";

/** What SQLite says (sqlite.org/rescode.html) of a file it may not write, cannot reach, or has no room for. */
const sqliteFaults = new Map([
  [8, "it is read-only"],
  [10, "its disk fails"],
  [13, "its disk is full"],
  [14, "a file in it cannot be opened"],
  [26, "what is in it is no database"],
]);
const diskFaults = new Map([
  ["EROFS", "it is read-only"],
  ["EACCES", "this user may not write there"],
  ["EPERM", "this user may not write there"],
  ["ENOSPC", "its disk is full"],
  ["EDQUOT", "its disk is full"],
  ["ENOTDIR", "it is no folder"],
  ["EEXIST", "it is no folder"],
  ["ENOENT", "it cannot be made"],
]);

/** Reads the environment; ends this process with every fault of it in words. */
export function envOrEnd(read: () => Env): Env {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return endSaying(error.message);
  }
}

/** Ends a start that failed: with a line where a person can mend it; anything else is thrown on, with its stack. */
export function endStart(error: unknown, env: Env): never {
  const fault = faultOfStart(error, env);
  if (fault === null) throw error;
  return endSaying(fault);
}

function endSaying(words: string): never {
  process.stderr.write(`${words}\n`);
  process.exit(1);
}

/** Why the site cannot start, in a line for the person who starts it; null where that is no matter of settings. */
export function faultOfStart(error: unknown, env: Pick<Env, "port" | "dataDir">): string | null {
  if (!(error instanceof Error && "code" in error)) return null;
  // A file of the demonstration's content; its message is such a line already.
  if (error.code === "ERR_CONTENT") return error.message;
  if (error.code === noDemonstration) {
    return `This image has no demonstration hosts. Set ${neededNames.join(", ")}.`;
  }
  const called = "syscall" in error ? error.syscall : "";
  if (called === "listen" || called === "bind") {
    if (error.code === "EADDRINUSE") return `Port ${env.port} is taken. Set PORT to another one.`;
    return `Port ${env.port} cannot be had (${error.code}). Set PORT or HOST to another one.`;
  }
  const why = "errcode" in error ? ofSqlite(Number(error.errcode)) : ofDisk(error, env.dataDir);
  if (why === undefined) return null;
  return `The data folder ${env.dataDir} is of no use: ${why}. Set DATA_DIR to another one.`;
}

/** The lowest byte of a code is its kind, the others are the case. */
function ofSqlite(code: number): string | undefined {
  return sqliteFaults.get(code & 0xff);
}

/** Of a file below the folder, that is; one that a setting names is another matter. */
function ofDisk(error: Error & { code: unknown }, folder: string): string | undefined {
  const path = "path" in error ? resolve(String(error.path)) : "";
  return path.startsWith(resolve(folder)) ? diskFaults.get(String(error.code)) : undefined;
}
