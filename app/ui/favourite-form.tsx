import { albumUrl, loginUrl } from "~/urls";
import { Icon } from "./icons";
import { useHref, useSite, useT } from "./site-data";
import { SiteLink } from "./site-link";

interface Props {
  movid: number;
  /** The favourite's id, or null where the album is none. */
  favourite: number | null;
}

/** A heart that is a form; for a stranger, the way to sign in and back. */
export function FavouriteForm({ movid, favourite }: Props) {
  const t = useT();
  const href = useHref();
  const { member, frame } = useSite();
  const url = albumUrl(movid);
  if (!frame.accountsOpen) return null;
  if (member === null) {
    return (
      <SiteLink className="button" to={loginUrl({ redirectTo: url })}>
        <Icon name="heart" />
        {t("album.favour")}
      </SiteLink>
    );
  }
  const added = favourite !== null;
  return (
    <form method="post" action={href(url)}>
      <input type="hidden" name="id" value={favourite ?? 0} />
      <button
        className="button"
        name="intent"
        value={added ? "remove" : "add"}
        aria-pressed={added}
      >
        <Icon name="heart" />
        {t(added ? "album.favoured" : "album.favour")}
      </button>
    </form>
  );
}
