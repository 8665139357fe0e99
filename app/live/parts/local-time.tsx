import { formatMoment, homeOffset, momentShape } from "~/i18n/moment";
import { useSite, useT } from "~/ui/site-data";

/**
 * A moment in UTC+8, which scripts turn into the visitor's own time: the boot script in the page that came, the ref in
 * what is drawn later. It is given as markup, since React would write text anew while hydrating and leaves this alone.
 */
export function LocalTime({ at }: { at: number }) {
  const { language } = useSite();
  return (
    <time
      key={at}
      ref={writeLocal}
      dateTime={new Date(at).toISOString()}
      data-local=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: formatMoment(language, at) }}
    />
  );
}

/** The zone of the page's moments, named once. */
export function LocalZone() {
  const t = useT();
  return (
    <span
      ref={writeZone}
      data-local-zone=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: t("live.beijing") }}
    />
  );
}

/** Whoever keeps UTC+8 reads what the server wrote. */
const isHome = () => new Date().getTimezoneOffset() === homeOffset;
const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(document.documentElement.lang, options);

function writeLocal(element: HTMLTimeElement | null): void {
  if (element === null || isHome()) return;
  element.textContent = formatter(momentShape).format(new Date(element.dateTime));
}

function writeZone(element: HTMLElement | null): void {
  if (element === null || isHome()) return;
  const parts = formatter({ timeZoneName: "long" }).formatToParts();
  const name = parts.find(({ type }) => type === "timeZoneName");
  if (name !== undefined) element.textContent = name.value;
}
