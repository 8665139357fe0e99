import { useFetcher, useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { formStylesUrl } from "~/styles/form-styles";
import { accountScreens, loginUrl, overUrl, registerUrl, readQuery, accountPages } from "~/urls";
import { useHref, useSite, useT } from "~/ui/site-data";
import type * as Dialog from "./dialog-screen";

const title = "account-title";

/**
 * With scripts, a link to the sign-in opens it over the page, so that nothing on it is lost, and registering and the
 * forgotten password follow there; a session that has ended opens it by itself (docs/rules.md, shell 3). The forms
 * are those of the pages, and go to the same addresses.
 */
export function AccountDialog() {
  const t = useT();
  const { flash, member } = useSite();
  const { key } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  /** The screen it shows, by its page's address. */
  const [shown, setShown] = useState<string | null>(null);
  useAccountLinks(setShown);
  // Wherever a form leads, the dialog has done its work.
  useEffect(() => setShown(null), [key]);
  useEffect(() => {
    if (member !== null) setShown(null);
  }, [member]);
  useEffect(() => {
    if (flash?.key === "session.expired")
      setShown(loginUrl({ redirectTo: location.pathname + location.search }));
  }, [flash]);
  useEffect(() => {
    if (shown !== null && dialog.current?.open === false) dialog.current.showModal();
  }, [shown]);
  if (shown === null) return null;
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={title} onClose={() => setShown(null)}>
      <link rel="stylesheet" href={formStylesUrl} />
      <form method="dialog">
        <button className="close" aria-label={t("ad.close")}>
          ×
        </button>
      </form>
      <Screen shown={shown} show={setShown} />
    </dialog>
  );
}

interface ScreenProps {
  shown: string;
  show(url: string): void;
}

function Screen({ shown, show }: ScreenProps) {
  const t = useT();
  const href = useHref();
  const { load, data } = useFetcher<Dialog.DialogPage | null>();
  const last = useRef<Dialog.DialogPage>();
  const url = overUrl(href(shown));
  const screens = useScreens();
  useEffect(() => {
    load(url);
  }, [load, url]);
  // A line that failed while it was asked leaves what was there.
  const page = data ?? last.current;
  last.current = page;
  if (page !== undefined && screens) {
    const key = page.screen + (page.screen === "forgot" ? page.step : "");
    const { DialogScreen } = screens;
    return (
      <DialogScreen key={key} page={page} titleId={title} poll={() => load(url)} show={show} />
    );
  }
  // Without its scripts the screen is still a page.
  const again = () => (screens === null ? location.assign(href(shown)) : load(url));
  return (
    <div className="wrap sign-in-page">
      <h1 id={title}>{t("account.signIn")}</h1>
      {data === null || screens === null ? (
        <p className="form-error" role="alert">
          {t("unavailable.title")}{" "}
          <button className="button" type="button" onClick={again}>
            {t("unavailable.retry")}
          </button>
        </p>
      ) : (
        <p className="help" aria-busy="true" />
      )}
    </div>
  );
}

/** The screens come when the dialog first opens: few who read a page sign in. Null where they cannot be had. */
function useScreens(): typeof Dialog | null | undefined {
  const [screens, setScreens] = useState<typeof Dialog | null>();
  useEffect(() => {
    import("./dialog-screen").then(setScreens, () => setScreens(null));
  }, []);
  return screens;
}

/** Takes plain clicks on links to the sign-in, and inside the dialog on those to its other screens, before the page would change. */
function useAccountLinks(show: (url: string) => void): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (accountScreens.includes(pathname)) return;
    function take(event: MouseEvent) {
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!plain || link === null || link.target !== "" || link.origin !== location.origin) return;
      const inside = link.closest("dialog") !== null;
      if (!accountScreens.includes(link.pathname) || (!inside && link.pathname !== loginUrl()))
        return;
      const query = readQuery(link.search, accountPages.login);
      // A text message needs its page: there is a picture to read.
      if (query.type === "sms") return;
      event.preventDefault();
      const redirectTo = query.redirectTo ?? location.pathname + location.search;
      if (link.pathname === registerUrl()) show(registerUrl(redirectTo));
      else if (link.pathname === loginUrl()) {
        show(loginUrl({ type: query.type === "password" ? "password" : "qrcode", redirectTo }));
      } else show(link.pathname + link.search);
    }
    document.addEventListener("click", take, true);
    return () => document.removeEventListener("click", take, true);
  }, [pathname, show]);
}
