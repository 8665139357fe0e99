import { homeOffset, momentShape } from "./moment";

/** Whoever keeps UTC+8 reads what the server wrote. */
export const isHome = () => new Date().getTimezoneOffset() === homeOffset;

/** In the visitor's own zone. */
export const writeMoment = (element: HTMLTimeElement) => {
  element.textContent = formatter(momentShape).format(new Date(element.dateTime));
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
