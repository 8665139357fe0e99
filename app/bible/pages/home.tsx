import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerForm } from "~/forms/answer-form";
import { historyForm } from "../forms";
import { readFields } from "~/forms/read-form";
import { sendOrKeep } from "~/forms/send-or-keep";
import { siteOf } from "~/site.server";
import { bibleStyles } from "../styles/bible-styles";
import { Groups, isTestament, Testament } from "../parts/contents";
import { GoOn, Places } from "../parts/places";
import { BibleSearchForm } from "../parts/search-form";
import { FormFailure } from "~/ui/form/form-answer";
import { pageMeta } from "~/ui/page-meta";
import { breadcrumbs } from "~/ui/structured-data";
import { SendAgain } from "~/ui/form/send-again";
import { useSite, useT } from "~/ui/site-data";
import { biblesUrl } from "~/urls";

const mostRecent = 8;

export const links = bibleStyles;

export const meta = pageMeta<typeof loader>(({ seo }, t) => ({
  seo,
  title: t("bible.title"),
  canonical: biblesUrl(),
  data: [breadcrumbs([{ name: t("bible.title"), url: biblesUrl() }])],
}));

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const [home, marks] = await Promise.all([
    site.pages.bible.home(),
    site.signedIn() ? site.pages.marks.recent(mostRecent) : null,
  ]);
  return { ...home, marks };
}

/** Takes one chapter, or all, out of the member's reading history. */
export async function action(args: ActionFunctionArgs) {
  const site = await siteOf(args);
  if (site.user === null) return site.signInFirst(biblesUrl());
  const { marks } = site.pages;
  return answerForm(site, await readFields(args.request), {
    form: historyForm,
    send: ({ id }) => (id === 0 ? marks.clearHistory() : marks.forget(id)),
    to: biblesUrl(),
    says: "member.deleted",
  });
}

export const clientAction = sendOrKeep;

export default function Bibles() {
  const t = useT();
  const page = useLoaderData<typeof loader>();
  const { marks } = page;
  const answer = useActionData<typeof action>();
  const { posted } = useSite();
  // Without the list its buttons are not there to be pressed again.
  const again = answer !== undefined && !marks?.history.length ? posted : null;
  const books = page.names.map((name, index) => {
    const volume = index + 1;
    const absent = page.absent.includes(volume);
    return { volume, name, chapters: page.chapters[index] ?? 0, absent };
  });
  return (
    <div className="wrap bible-page">
      <header className="bible-head">
        <h1>{t("bible.title")}</h1>
        <p className="muted">{t("bible.home.lead")}</p>
        <GoOn books={books} last={marks?.history[0] ?? null} />
      </header>
      <BibleSearchForm />
      {again !== null && <SendAgain posted={again} />}
      {marks !== null && (
        <>
          {again === null && <FormFailure name="history" answer={answer} />}
          <Places title={t("bible.home.recent")} places={marks.history} books={books} forgets />
          <Places title={t("bible.home.bookmarks")} places={marks.bookmarks} books={books} />
          <Places title={t("bible.home.notes")} places={marks.notes} books={books} />
        </>
      )}
      <nav aria-label={t("bible.home.contents")}>
        <ul className="chips">
          {(["old", "new", "groups"] as const).map((part) => (
            <li key={part}>
              <a href={`#${part}`}>{t(`bible.home.${part}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {page.groups
        .filter(isTestament)
        .reverse()
        .map(({ name, from, to }) => (
          <Testament key={name} id={name} books={books.slice(from - 1, to)} />
        ))}
      <Groups groups={page.groups} books={books} />
    </div>
  );
}
