import type { OpenEmbeddedHost } from "../host.ts";
import { bookCalls } from "./books.ts";
import { gospelFiles } from "./files.ts";
import { prepareBooks } from "./library.ts";

/** The books of the gospel host in miniature (code 1 is success). */
export const openGospelHost: OpenEmbeddedHost = async (db) => {
  await prepareBooks(db);
  return { success: 1, calls: bookCalls(db), files: gospelFiles(db) };
};
