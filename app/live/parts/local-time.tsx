import { isHome, writeMoment, writeZone } from "~/i18n/local-time";
import { formatMoment, homeDay } from "~/i18n/moment";
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

/** HH:MM in UTC+8 of a day that nobody knows; scripts turn it too. */
export function LocalClock({ clock }: { clock: string }) {
  return (
    <time
      key={clock}
      ref={writeLocal}
      dateTime={clock}
      data-local={`${homeDay()}T${clock}+08:00`}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: clock }}
    />
  );
}

/** The zone of the page's moments, named once. */
export function LocalZone() {
  const t = useT();
  return (
    <span
      ref={writeLocalZone}
      data-local-zone=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: t("live.beijing") }}
    />
  );
}

function writeLocal(element: HTMLTimeElement | null): void {
  if (element !== null && !isHome()) writeMoment(element);
}

function writeLocalZone(element: HTMLElement | null): void {
  if (element !== null && !isHome()) writeZone(element);
}
