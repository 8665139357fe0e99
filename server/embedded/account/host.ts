import type { OpenEmbeddedHost } from "../host.ts";
import { accountCalls } from "./account.ts";
import { accountFiles } from "./files.ts";
import { signInCalls } from "./sign-in.ts";
import { prepareAccounts } from "./tables.ts";

/** The account host in miniature (code 0 is success). */
export const openAccountHost: OpenEmbeddedHost = async (db) => {
  await prepareAccounts(db);
  return {
    success: 0,
    calls: { ...signInCalls(db), ...accountCalls(db) },
    files: accountFiles(db),
  };
};
