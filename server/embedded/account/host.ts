import type { OpenEmbeddedHost } from "../host.ts";
import { accountCalls } from "./account.ts";
import { markCalls } from "./bible-marks.ts";
import { notepadCalls } from "./bible-notes.ts";
import { prepareMarks } from "./bible-tables.ts";
import { accountFiles } from "./files.ts";
import { signInCalls } from "./sign-in.ts";
import { prepareAccounts } from "./tables.ts";

/** The account host in miniature (code 0 is success). */
export const openAccountHost: OpenEmbeddedHost = async (db) => {
  await prepareAccounts(db);
  prepareMarks(db);
  return {
    success: 0,
    calls: { ...signInCalls(db), ...accountCalls(db), ...markCalls(db), ...notepadCalls(db) },
    files: accountFiles(db),
  };
};
