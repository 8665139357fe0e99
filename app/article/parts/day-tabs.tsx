import type { Language } from "~/urls";
import { articlesUrl } from "~/urls";
import { useSite, useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";

export interface Days {
  /** Today first. */
  days: { day: string; count: number }[];
  current: string | null;
}

/** The latest days as links; one without an article says so. */
export function DayTabs({ days, current }: Days) {
  const t = useT();
  const { language } = useSite();
  return (
    <nav className="days" aria-label={t("article.days")}>
      <ul>
        {days.map(({ day, count }, ago) => (
          <li key={day}>
            <SiteLink
              to={articlesUrl(day)}
              className={count === 0 ? "bare" : undefined}
              aria-current={day === current ? "true" : undefined}
            >
              <strong>
                {ago < 2
                  ? t(ago === 0 ? "article.today" : "article.yesterday")
                  : dayName(language, day)}
              </strong>
              <time dateTime={day}>
                {ago < 2 ? dayName(language, day) : weekday(language, day)}
              </time>
              {count === 0 && <span className="hidden">{t("article.noneOn")}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A calendar day is the same in every zone. */
const format = (language: Language, options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
  return (day: string) => formatter.format(Date.parse(`${day}T00:00:00Z`));
};
const both = (options: Intl.DateTimeFormatOptions) => ({
  "zh-CN": format("zh-CN", options),
  "en-US": format("en-US", options),
});
const dayNames = both({ month: "short", day: "numeric" });
const weekdays = both({ weekday: "short" });
const dayName = (language: Language, day: string) => dayNames[language](day);
const weekday = (language: Language, day: string) => weekdays[language](day);
