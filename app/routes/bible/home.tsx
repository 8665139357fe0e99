import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { siteOf } from "~/site.server";
import { bibleStyles } from "~/styles/bible-styles";
import { wordsOf } from "~/ui/bible/bible-data";
import { Groups, isTestament, Testament } from "~/ui/bible/contents";
import { GoOn, Places } from "~/ui/bible/places";
import { BibleSearchForm } from "~/ui/bible/search-form";
import { pageMeta } from "~/ui/page-meta";
import { breadcrumbs } from "~/ui/structured-data";
import { useT } from "~/ui/site-data";
import { biblesUrl } from "~/urls";

const mostRecent = 8;

export const links = bibleStyles;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return [];
  const title = wordsOf(matches)("bible.title");
  return pageMeta(matches, {
    seo: data.seo,
    title,
    canonical: biblesUrl(),
    data: [breadcrumbs([{ name: title, url: biblesUrl() }])],
  });
};

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const [home, marks] = await Promise.all([
    site.pages.bible.home(),
    site.signedIn() ? site.pages.marks.recent(mostRecent) : null,
  ]);
  const books = [...home.old, ...home.new];
  return {
    // The page carries its data along, and lists are its shortest form.
    names: books.map(({ name }) => name),
    chapters: books.map(({ chapters }) => chapters),
    groups: home.groups.map(({ name, from, to }) => ({ name, from, to })),
    seo: home.seo,
    marks,
  };
}

export default function Bibles() {
  const t = useT();
  const page = useLoaderData<typeof loader>();
  const { marks } = page;
  const books = page.names.map((name, index) => {
    return { volume: index + 1, name, chapters: page.chapters[index] ?? 0 };
  });
  return (
    <div className="wrap bible-page">
      <header className="bible-head">
        <h1>{t("bible.title")}</h1>
        <p className="muted">{t("bible.home.lead")}</p>
        <GoOn books={books} last={marks?.history[0] ?? null} />
      </header>
      <BibleSearchForm />
      {marks !== null && (
        <>
          <Places title={t("bible.home.recent")} places={marks.history} books={books} />
          <Places title={t("bible.home.bookmarks")} places={marks.bookmarks} books={books} />
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
