import type { ReactNode } from "react";
import { loginUrl, pressedUrl } from "~/urls";
import { Icon } from "../icons";
import { useHref, useSite } from "../site-data";
import { SiteLink } from "../site-link";

interface Props {
  /** The page it stands on, which is also where it goes. */
  url: string;
  added: boolean;
  /** What the button says, by whether it is among the favourites. */
  words: string;
  /** What else the form carries. */
  children?: ReactNode;
}

/** A heart that is a form; for a stranger, the way to sign in, and then it is done. */
export function HeartForm({ url, added, words, children }: Props) {
  const href = useHref();
  const { member, frame } = useSite();
  if (!frame.accountsOpen) return null;
  const inside = (
    <>
      <Icon name="heart" />
      {words}
    </>
  );
  if (member === null) {
    return (
      <SiteLink className="button" to={loginUrl({ redirectTo: pressedUrl(url, "add") })}>
        {inside}
      </SiteLink>
    );
  }
  return (
    <form method="post" action={href(url)}>
      {children}
      <button
        className="button"
        name="intent"
        value={added ? "remove" : "add"}
        aria-pressed={added}
      >
        {inside}
      </button>
    </form>
  );
}
