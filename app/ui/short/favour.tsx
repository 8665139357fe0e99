import { loginUrl, shortsUrl, type ShortOptions } from "~/urls";
import { Icon } from "../icons";
import { useHref, useSite, useT } from "../site-data";
import { SiteLink } from "../site-link";

interface Props {
  place: ShortOptions;
  favourite: boolean;
}

/** A heart that is a form; for a stranger, the way to sign in and back. */
export function FavourShort({ place, favourite }: Props) {
  const t = useT();
  const href = useHref();
  const { member, frame } = useSite();
  if (!frame.accountsOpen) return null;
  const url = shortsUrl(place);
  if (member === null) {
    return (
      <SiteLink className="button" to={loginUrl({ redirectTo: url })}>
        <Icon name="heart" />
        {t("short.favour")}
      </SiteLink>
    );
  }
  return (
    <form method="post" action={href(url)}>
      <button
        className="button"
        name="intent"
        value={favourite ? "remove" : "add"}
        aria-pressed={favourite}
      >
        <Icon name="heart" />
        {t(favourite ? "short.favoured" : "short.favour")}
      </button>
    </form>
  );
}
