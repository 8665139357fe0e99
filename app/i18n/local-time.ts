import { clockShape, farShape, homeOffset, momentShape } from "./moment";

/** Whoever keeps UTC+8 reads what the server wrote. */
export const isHome = () => new Date().getTimezoneOffset() === homeOffset;

/** In the visitor's own zone. HH:MM alone is that of UTC+8 on no day in particular: it is written as today has it. */
export const writeMoment = (element: HTMLTimeElement) => {
  const { dateTime } = element;
  const now = new Date();
  const isClock = dateTime.length < 6;
  const at = new Date(isClock ? now.toISOString().slice(0, 11) + dateTime + "+08:00" : dateTime);
  const isNear = at.getFullYear() === now.getFullYear();
  const shape = isClock ? clockShape : isNear ? momentShape : farShape;
  element.textContent = formatter(shape).format(at);
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
