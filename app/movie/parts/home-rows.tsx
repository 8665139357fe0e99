import { formatDay } from "~/i18n/format";
import { albumsUrl, authorUrl, authorsUrl, categoryUrl, topicUrl } from "~/urls";
import type { Category, Notice, Speaker, Topic } from "../../../server/upstreams/movie/model.ts";
import { Icon } from "~/ui/icons";
import { Picture } from "~/ui/picture";
import { OutsideLink } from "~/ui/outside-link";
import { useSite, useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";

/** The newest notice in one line; the text unfolds below it. */
export function NoticeLine({ notices }: { notices: Notice[] }) {
  const t = useT();
  const { language } = useSite();
  const [newest] = notices;
  if (newest === undefined) return null;
  return (
    <details className="notice">
      <summary>
        <Icon name="bell" />
        <span className="hidden">{t("home.notices")}</span>
        <span className="notice-title">{newest.title}</span>
        {newest.createdAt !== null && (
          <time dateTime={new Date(newest.createdAt).toISOString()}>
            {formatDay(language, newest.createdAt)}
          </time>
        )}
      </summary>
      {/* Sanitised where it came in (server/http/heavy/html.ts). */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: newest.content }} />
    </details>
  );
}

export function CategoryChips({ categories }: { categories: Category[] }) {
  const t = useT();
  return (
    <nav aria-label={t("home.categories")}>
      <ul className="chips">
        <li>
          <SiteLink to={albumsUrl()}>{t("home.all")}</SiteLink>
        </li>
        {categories.map(({ id, name }) => (
          <li key={id}>
            <SiteLink to={categoryUrl(id)}>{name}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function TopicRow({ topics }: { topics: Topic[] }) {
  const t = useT();
  if (topics.length === 0) return null;
  return (
    <section className="shelf" aria-labelledby="home-topics">
      <div className="shelf-head">
        <h2 id="home-topics">{t("home.topics")}</h2>
      </div>
      <ul className="grid wide">
        {topics.map(({ id, title, thumb, href }) => {
          const face = (
            <>
              <Picture src={thumb} width={320} height={180} />
              <h3 className="card-title">{title}</h3>
            </>
          );
          return (
            <li key={id} className="card">
              {href === null ? (
                <SiteLink to={topicUrl(id)}>{face}</SiteLink>
              ) : (
                <OutsideLink href={href}>{face}</OutsideLink>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function SpeakerRow({ speakers }: { speakers: Speaker[] }) {
  const t = useT();
  if (speakers.length === 0) return null;
  return (
    <section className="shelf" aria-labelledby="home-speakers">
      <div className="shelf-head">
        <h2 id="home-speakers">{t("home.speakers")}</h2>
        <SiteLink to={authorsUrl()} aria-label={t("home.moreOf", { what: t("home.speakers") })}>
          {t("home.more")}
        </SiteLink>
      </div>
      <ul className="portraits">
        {speakers.map(({ id, name, thumb }) => (
          <li key={id}>
            <SiteLink to={authorUrl(id)}>
              <Picture src={thumb} width={96} height={96} sizes="80px" />
              <span>{name}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
