/** Rooms start by the clock of UTC+8, whose round hours are everybody's. */

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const ahead = 8 * hour;

export type StartsAt = (now: number) => number;

export const lastHour: StartsAt = (now) => now - (now % hour);

/** Today at that hour, or tomorrow where it has struck. */
export const nextDaily =
  (atHour: number): StartsAt =>
  (now) => {
    const today = midnight(now) + atHour * hour;
    return today > now ? today : today + day;
  };

export const daysBefore =
  (days: number, atHour: number, atMinute: number): StartsAt =>
  (now) =>
    midnight(now) - days * day + atHour * hour + atMinute * minute;

/** The last Sunday that is over. */
export const lastSunday =
  (atHour: number): StartsAt =>
  (now) => {
    const days = new Date(now + ahead).getUTCDay() || 7;
    return daysBefore(days, atHour, 0)(now);
  };

/** "19:30" in UTC+8, so many minutes after the start. */
export function wallTime(start: number, after: number): string {
  return new Date(start + after * minute + ahead).toISOString().slice(11, 16);
}

function midnight(now: number): number {
  const local = now + ahead;
  return local - (local % day) - ahead;
}
