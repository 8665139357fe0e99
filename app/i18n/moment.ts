import type { Language } from "~/urls";

/** A time of no day in particular, HH:MM. */
export const clockShape = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
/** How a moment is written: its day, and HH:MM; with its year where it is not this one. */
export const momentShape = {
  ...clockShape,
  month: "short",
  day: "numeric",
  weekday: "short",
} as const;
export const farShape = { ...momentShape, year: "numeric" } as const;

/** What `getTimezoneOffset` says where the schedules come from, UTC+8. */
export const homeOffset = -480;
const homeZone = "Asia/Shanghai";

/** As the schedules' own zone sees it, so that server and browser write the same. */
export const formatMoment = (language: Language, at: number, now = Date.now()) =>
  (homeYear(at) === homeYear(now) ? near : far)[language].format(at);

const homeYear = (at: number) => new Date(at - homeOffset * 60_000).getUTCFullYear();

const atHome = (options: Intl.DateTimeFormatOptions) => ({
  "zh-CN": new Intl.DateTimeFormat("zh-CN", { ...options, timeZone: homeZone }),
  "en-US": new Intl.DateTimeFormat("en-US", { ...options, timeZone: homeZone }),
});
const near = atHome(momentShape);
const far = atHome(farShape);
