import type { OpenEmbeddedHost } from "../host.ts";
import { bookCalls } from "./books.ts";
import { gospelFiles } from "./files.ts";

/** The books of the gospel host in miniature (code 1 is success). */
export const openGospelHost: OpenEmbeddedHost = async () => ({
  success: 1,
  calls: bookCalls,
  files: gospelFiles,
});
