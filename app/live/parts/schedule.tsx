import type { ScheduleEntry } from "../../../server/upstreams/live/model.ts";
import { LocalClock, LocalTime, LocalZone } from "./local-time";
import { useT } from "~/ui/site-data";

/** What comes when. Without a start the times have no day, and none is shown. */
export function Schedule({ entries }: { entries: ScheduleEntry[] }) {
  const t = useT();
  if (entries.length === 0) return null;
  return (
    <section className="shelf live-schedule" aria-labelledby="schedule-title">
      <div className="shelf-head">
        <h2 id="schedule-title">{t("live.schedule")}</h2>
      </div>
      <p className="help">
        {t("live.zone")}
        <LocalZone />
        {t("live.zoneEnd")}
      </p>
      <ol>
        {entries.map(({ at, clock, title }) => (
          <li key={`${at} ${clock}`}>
            <span className="number">
              {at === null ? <LocalClock clock={clock} /> : <LocalTime at={at} />}
            </span>
            <span dir="auto">{title}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
