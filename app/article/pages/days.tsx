import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { siteOf } from "~/site.server";
import { articleStyles } from "../styles/article-styles";
import { ArticleBar } from "../parts/article-bar";
import { ChannelMenu } from "../parts/channel-menu";
import { EntryRows, FeaturedEntry } from "../parts/entries";
import { pageMeta } from "~/ui/page-meta";
import { breadcrumbs } from "~/ui/structured-data";
import { useT } from "~/ui/site-data";
import { articlesUrl, readQuery, articlePages } from "~/urls";

export const links = articleStyles;

export const meta = pageMeta<typeof loader>(({ entries, seo }, t) => ({
  seo,
  title: t("article.title"),
  description: t("article.lead"),
  // The days go by; what they showed has addresses of its own.
  canonical: articlesUrl(),
  image: entries[0]?.thumb,
  data: [breadcrumbs([{ name: t("article.title"), url: articlesUrl() }])],
}));

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const day = readQuery(args.request, articlePages.articles).day;
  const { tabs, current, older, lost, channels, seo } = await site.pages.reading.days(day);
  return {
    days: tabs.map(({ day, entries }) => ({ day, count: entries.length })),
    day: current?.day ?? null,
    entries: current?.entries ?? [],
    others: [...tabs.flatMap((tab) => (tab === current ? [] : tab.entries)), ...older],
    lost,
    channels,
    seo,
  };
}

export default function ArticleDays() {
  const t = useT();
  const { days, day, entries, others, lost, channels } = useLoaderData<typeof loader>();
  return (
    <div className="wrap sided">
      <ChannelMenu channels={channels} current={channels.find(({ daily }) => daily)?.username} />
      <div>
        <header className="list-head">
          <h1>{t("article.title")}</h1>
          <p className="muted">{t("article.lead")}</p>
        </header>
        <p className="muted">{t("article.days")}</p>
        <ArticleBar days={days} current={day} />
        {day === null && <p className="help">{t(lost ? "article.lost" : "article.nothing")}</p>}
        {day !== null && entries.length === 0 && (
          <p className="help nothing">{t("article.nothingOn")}</p>
        )}
        {entries.map((entry, index) => (
          <FeaturedEntry key={entry.id} entry={entry} first={index === 0} />
        ))}
        {others.length > 0 && (
          <section className="shelf" aria-labelledby="earlier">
            <div className="shelf-head">
              <h2 id="earlier">{t("article.earlier")}</h2>
            </div>
            <EntryRows entries={others} />
          </section>
        )}
      </div>
    </div>
  );
}
