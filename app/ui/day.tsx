import { formatDay } from "~/i18n/format";
import { useSite } from "./site-data";

/** The zone of the hosts, and of every day the site names. */
const hostsZoneMs = 8 * 60 * 60 * 1000;

/** A day, as people and as machines read it; `at` in milliseconds. */
export function Day({ at, className }: { at: number; className?: string }) {
  const { language } = useSite();
  const day = new Date(at + hostsZoneMs).toISOString().slice(0, "YYYY-MM-DD".length);
  return (
    <time className={className} dateTime={day}>
      {formatDay(language, at)}
    </time>
  );
}
