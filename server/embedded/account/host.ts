import { logoFiles } from "../channel/logo.ts";
import type { OpenEmbeddedHost } from "../host.ts";
import { accountCalls } from "./account.ts";
import { markCalls } from "./bible-marks.ts";
import { notepadCalls } from "./bible-notes.ts";
import { prepareMarks } from "./bible-tables.ts";
import { commentCalls } from "./comments.ts";
import { accountFiles } from "./files.ts";
import { signInCalls } from "./sign-in.ts";
import { subscriptionCalls } from "./subscriptions.ts";
import { prepareAccounts } from "./tables.ts";

/** The account host in miniature (code 0 is success). */
export const openAccountHost: OpenEmbeddedHost = async (db) => {
  await prepareAccounts(db);
  prepareMarks(db);
  const files = accountFiles(db);
  const logos = logoFiles(db);
  return {
    success: 0,
    calls: {
      ...signInCalls(db),
      ...accountCalls(db),
      ...markCalls(db),
      ...notepadCalls(db),
      ...subscriptionCalls(db),
      ...commentCalls(db),
    },
    files: (request, response, path) =>
      logos(request, response, path) || files(request, response, path),
  };
};
