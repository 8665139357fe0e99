import { homeOffset, shapeOf } from "./moment";

/** Whoever keeps UTC+8 reads what the server wrote. */
export const isHome = () => new Date().getTimezoneOffset() === homeOffset;

/**
 * In the visitor's own zone. HH:MM of no day in particular comes with the moment that it is today, and is written
 * without a day.
 */
export const writeMoment = (element: HTMLTimeElement) => {
  const { local } = element.dataset;
  const at = new Date(local || element.dateTime);
  const isFar = at.getFullYear() !== new Date().getFullYear();
  element.textContent = formatter(shapeOf(!local, isFar)).format(at);
};

/** The name of that zone. */
export const writeZone = (element: Element) => {
  const parts = formatter({ timeZoneName: "long" }).formatToParts();
  parts.forEach((part) => {
    if (part.type === "timeZoneName") element.textContent = part.value;
  });
};

const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(document.documentElement.lang, options);
