import type { Language } from "~/urls";

/** How a moment is written: HH:MM, with its day where that is known, and with its year where it is not this one. */
export const shapeOf = (day: boolean, isFar: boolean): Intl.DateTimeFormatOptions => ({
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  ...(day && {
    month: "short",
    day: "numeric",
    weekday: "short",
    year: isFar ? "numeric" : undefined,
  }),
});

/** What `getTimezoneOffset` says where the schedules come from, UTC+8. */
export const homeOffset = -480;
const homeZone = "Asia/Shanghai";

/** As the schedules' own zone sees it, so that server and browser write the same. */
export const formatMoment = (language: Language, at: number, now = Date.now()) =>
  (homeYear(at) === homeYear(now) ? near : far)[language].format(at);

/** The day that it is there, YYYY-MM-DD. */
export const homeDay = (at = Date.now()) =>
  new Date(at - homeOffset * 60_000).toISOString().slice(0, 10);

const homeYear = (at: number) => homeDay(at).slice(0, 4);

const atHome = (shape: Intl.DateTimeFormatOptions) => ({
  "zh-CN": new Intl.DateTimeFormat("zh-CN", { ...shape, timeZone: homeZone }),
  "en-US": new Intl.DateTimeFormat("en-US", { ...shape, timeZone: homeZone }),
});
// The boot script has no need of them, and its bundler cannot tell by itself.
const near = /* @__PURE__ */ atHome(/* @__PURE__ */ shapeOf(true, false));
const far = /* @__PURE__ */ atHome(/* @__PURE__ */ shapeOf(true, true));
