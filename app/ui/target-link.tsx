import type { ReactNode } from "react";
import { localPath } from "~/urls";
import type { Target } from "../../server/http/target.ts";
import { OutsideLink } from "./outside-link";
import { useSite } from "./site-data";
import { SiteLink } from "./site-link";

interface Props {
  target: Target;
  "aria-current"?: "true" | undefined;
  children: ReactNode;
}

/** A link where a host wants to lead: to a page of ours, however the host spells it, or to another site in a new tab. */
export function TargetLink({ target, children, ...rest }: Props) {
  const { origin } = useSite();
  if ("href" in target && !target.href.startsWith(`${origin}/`)) {
    return <OutsideLink href={target.href}>{children}</OutsideLink>;
  }
  const to = "to" in target ? target.to : localPath(target.href.slice(origin.length));
  return (
    <SiteLink to={to} {...rest}>
      {children}
    </SiteLink>
  );
}
