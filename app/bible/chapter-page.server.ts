import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerForm } from "~/forms/answer-form";
import { bookmarkForm, chapterNoteForm } from "./forms";
import { readFields } from "~/forms/read-form";
import { idParam } from "~/params";
import { siteOf } from "~/site.server";
import { inVersions, toColumn, type ChapterPage } from "./parts/chapter-page";
import { biblePages, readQuery } from "~/urls";
import type { Site } from "../../server/request/context.ts";

type Args = LoaderFunctionArgs | ActionFunctionArgs;

/** A chapter, alone or with a commentary beside it. */
export async function loadChapter(args: LoaderFunctionArgs): Promise<ChapterPage> {
  const site = await siteOf(args);
  const { lang, place, sid } = await whereOf(args, site);
  const page = await site.pages.bible.chapter(lang, place, sid);
  const mine = site.signedIn() ? await site.pages.marks.ofChapter(place) : null;
  const { font, color, audio } = site.biblePreferences;
  return {
    ...page,
    columns: page.columns.map(toColumn),
    sid,
    named: lang === "0" ? [] : page.columns.map(({ key }) => key),
    verses: readQuery(args.request, biblePages.chapter).v,
    font,
    color,
    voice: audio,
    demo: site.demo,
    mine,
  };
}

/** The member's bookmark and note on a chapter. */
export async function markChapter(args: ActionFunctionArgs) {
  const site = await siteOf(args);
  const { lang, place, sid } = await whereOf(args, site);
  // Its name goes into the note. No host is asked for it: a note must not be lost because a text cannot be had.
  const { place: known, versions } = await site.pages.bible.named(lang, place);
  const named = lang === "0" ? [] : versions;
  const { volume, chapter, book } = known;
  const { v: verses } = readQuery(args.request, biblePages.chapter);
  const to = inVersions({ place: known, sid, verses }, named);
  if (site.user === null) return site.signInFirst(to);
  const fields = await readFields(args.request);
  const { marks } = site.pages;
  if (fields["form"] === "note") {
    return answerForm(site, fields, {
      form: chapterNoteForm,
      send: async ({ id, content }) =>
        id === 0 && content === ""
          ? null
          : marks.saveNote(place, id === 0 ? null : id, `${book} ${chapter}`, content),
      to: `${to}#mine`,
      says: fields["content"]?.trim() ? "bible.mark.saved" : "bible.mark.deleted",
    });
  }
  return answerForm(site, fields, {
    form: bookmarkForm,
    send: ({ intent, id }) =>
      intent === "add" ? marks.addBookmark(place) : marks.deleteBookmark(id, volume),
    to: `${to}#mine`,
    says: fields["intent"] === "add" ? "bible.mark.addedSays" : "bible.mark.removedSays",
  });
}

/** Volumes, chapters and commentaries count from 1 (docs/rules.md, bible 1). */
async function whereOf({ params }: Args, site: Site) {
  const number = async (name: string) => idParam(params[name]) ?? (await site.notFound());
  return {
    lang: params["lang"] ?? "0",
    place: { volume: await number("volume"), chapter: await number("chapter") },
    sid: params["sid"] === undefined ? null : await number("sid"),
  };
}
