import type { ReactNode } from "react";
import { useT } from "./site-data";

interface Props {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link to somebody else's site, in a new tab that cannot reach back. */
export function OutsideLink({ href, className, children }: Props) {
  const t = useT();
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="hidden">{t("site.opensNewTab")}</span>
    </a>
  );
}
