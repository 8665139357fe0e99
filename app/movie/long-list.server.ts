import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteOf } from "~/site.server";

export type LongListName = "hot" | "latest" | "published" | "recommended";
export type LongListLoader = ReturnType<typeof longList>;

/** The loader of that list's page. */
export const longList = (list: LongListName) => async (args: LoaderFunctionArgs) => {
  const site = await siteOf(args);
  return site.pages.lists[list]();
};
