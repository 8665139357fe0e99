import { z } from "zod";
import { readRecords } from "../content.ts";
import { readingFolder } from "./channels.ts";

const comment = z.strictObject({ nickname: z.string().min(1), content: z.string().min(1) });

/** What readers say under one article or another; each suits any of them. */
export const readerComments = readRecords(
  new URL("comments.yaml", readingFolder),
  z.tuple([comment], comment),
);
