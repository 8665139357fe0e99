import type { AnchorHTMLAttributes } from "react";
import { useHref } from "./site-data";

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & { to: string };

/** For a link that says "play": with scripts, what it leads to begins at once. */
export const playNow = { "data-play": "" };

/**
 * A link to a page of ours, in the page's language. A plain anchor: it costs the server nothing,
 * works without scripts, and once the page is hydrated `client-navigation.tsx` takes the click.
 */
export function SiteLink({ to, children, ...rest }: Props) {
  const href = useHref();
  return (
    <a href={href(to)} {...rest}>
      {children}
    </a>
  );
}
