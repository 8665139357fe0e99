import type { Language } from "~/urls";

/** How a moment is written: its day, and HH:MM. */
export const momentShape = {
  month: "short",
  day: "numeric",
  weekday: "short",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
} as const;

/** What `getTimezoneOffset` says where the schedules come from, UTC+8. */
export const homeOffset = -480;
const homeZone = "Asia/Shanghai";

/** As the schedules' own zone sees it, so that server and browser write the same. */
export const formatMoment = (language: Language, at: number) => atHome[language].format(at);

const options = { ...momentShape, timeZone: homeZone };
const atHome = {
  "zh-CN": new Intl.DateTimeFormat("zh-CN", options),
  "en-US": new Intl.DateTimeFormat("en-US", options),
};
