import type { LoaderFunctionArgs } from "@remix-run/node";
import { translator } from "~/i18n/translator";
import { siteOf } from "~/site.server";
import type { Playlist } from "~/ui/listening/playlist";
import { chapterItem } from "../parts/chapter-item";

/** The whole Bible for the background player, so that it runs on over the edge of a book. */
export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const t = translator(site.preferences.language);
  const [{ names, chapters }, { offered }] = await Promise.all([
    site.pages.bible.home(),
    site.pages.bible.versions(),
  ]);
  const named = args.params["lang"] === "0" ? [] : (args.params["lang"] ?? "").split(",");
  const known = named.every((key) => offered.some((version) => version.key === key));
  // Each version once: the names stand in the address of every chapter.
  if (!known || new Set(named).size !== named.length) {
    await site.notFound();
  }
  const items = names.flatMap((book, index) =>
    Array.from({ length: chapters[index] ?? 0 }, (_, before) =>
      chapterItem(t, { volume: index + 1, book, chapter: before + 1 }, named),
    ),
  );
  return Response.json({
    title: t("bible.title"),
    artist: "",
    picture: null,
    items,
  } satisfies Playlist);
}
