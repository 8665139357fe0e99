import {
  aboutUrl,
  favoritesUrl,
  logoutUrl,
  mineUrl,
  myShortsUrl,
  newsUrl,
  notesUrl,
  playbacksUrl,
  suggestUrl,
} from "~/urls";
import { useHref, useT } from "./site-data";

/** The pages of the member area, in their order: address and name. */
export function useMemberPages() {
  const t = useT();
  return [
    [mineUrl(), t("menu.profile")],
    [playbacksUrl(), t("menu.plays")],
    [favoritesUrl(), t("menu.favourites")],
    [myShortsUrl(), t("menu.shorts")],
    [notesUrl(), t("menu.notes")],
    [newsUrl(), t("menu.notices")],
    [aboutUrl(), t("menu.about")],
    [suggestUrl(), t("menu.suggest")],
  ] as const;
}

/** Signing out is a form: no link, followed ahead or by a machine, may do it. */
export function SignOutForm({ className }: { className?: string }) {
  const t = useT();
  const href = useHref();
  return (
    <form method="post" action={href(logoutUrl())}>
      <button className={className}>{t("account.signOut")}</button>
    </form>
  );
}
