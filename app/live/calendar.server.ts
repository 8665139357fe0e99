import ical from "ical-generator";
import { inLanguage, liveUrl } from "~/urls";
import type { Site } from "../../server/request/context.ts";

type Next = Awaited<ReturnType<Site["pages"]["live"]["nextStart"]>>;

export const calendarType = "text/calendar";

/** One event, in UTC. A broadcast that is moved within its day stays the same event; that of another day is its own. */
export function nextBroadcast({ room, startsAt, endsAt }: Next, site: Site): string {
  const url = site.origin + inLanguage(liveUrl(room.id), site.preferences.language);
  const day = new Date(startsAt).toISOString().slice(0, 10);
  const calendar = ical({ prodId: { company: "gospel-media", product: "live" } });
  calendar.createEvent({
    id: `live-${room.id}-${day}@${new URL(site.origin).host}`,
    start: new Date(startsAt),
    end: new Date(endsAt),
    summary: plain(room.title),
    description: plain(room.intro),
    url,
  });
  // The last line ends like all others, which the library leaves to us.
  return `${calendar.toString()}\r\n`;
}

/** The format has no place for control characters other than a line's end. */
function plain(text: string): string {
  return text.toWellFormed().replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, " ");
}
