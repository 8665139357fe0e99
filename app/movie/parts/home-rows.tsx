import { albumsUrl, authorUrl, authorsUrl, categoryUrl, topicUrl } from "~/urls";
import type { CategoryLink } from "../../../server/pages/category-place.ts";
import type { Notice, Speaker, Topic } from "../../../server/upstreams/movie/model.ts";
import { Day } from "~/ui/day";
import { Chips } from "~/ui/album-list";
import { Icon } from "~/ui/icons";
import { Picture } from "~/ui/picture";
import { OutsideLink } from "~/ui/outside-link";
import { useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";

/** The newest notice in one line, its text unfolding below it; the others wait behind a second fold. */
export function Notices({ notices }: { notices: Notice[] }) {
  const t = useT();
  const [newest, ...others] = notices;
  if (newest === undefined) return null;
  return (
    <section aria-label={t("home.notices")}>
      <NoticeFold notice={newest} first />
      {others.length > 0 && (
        <details className="notices">
          <summary>{t("home.moreNotices", { count: others.length })}</summary>
          {others.map((notice, index) => (
            <NoticeFold key={`${notice.id} ${index}`} notice={notice} />
          ))}
        </details>
      )}
    </section>
  );
}

function NoticeFold({ notice, first = false }: { notice: Notice; first?: boolean }) {
  const t = useT();
  const { title, content, createdAt } = notice;
  return (
    <details className="notice">
      <summary>
        {first && <Icon name="bell" />}
        <span className="notice-title">{title || t("home.notices")}</span>
        {createdAt !== null && <Day at={createdAt} />}
      </summary>
      {/* Sanitised where it came in (server/http/heavy/html.ts). */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: content }} />
    </details>
  );
}

export function CategoryChips({ categories }: { categories: CategoryLink[] }) {
  const t = useT();
  const chips = categories.map(({ id, name, icon }) => ({
    key: id,
    to: categoryUrl(id),
    label: name,
    icon,
  }));
  return (
    <Chips
      label={t("home.categories")}
      chips={[{ key: "all", to: albumsUrl(), label: t("home.all") }, ...chips]}
    />
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
