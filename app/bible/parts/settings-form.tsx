import { useLocation } from "@remix-run/react";
import type { FormEventHandler, ReactNode } from "react";
import { bibleSettingsUrl } from "~/urls";
import { useHref } from "~/ui/site-data";

interface Props {
  /** Where to go on; without it, back to this page. */
  redirectTo?: string;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** Stores a setting of the Bible and comes back. */
export function SettingsForm({ redirectTo, onSubmit, children }: Props) {
  const href = useHref();
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={href(bibleSettingsUrl())} onSubmit={onSubmit}>
      <input
        type="hidden"
        name="redirectTo"
        value={redirectTo === undefined ? pathname + search : href(redirectTo)}
      />
      {children}
    </form>
  );
}
