import { useFetcher, useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { formStylesUrl } from "~/styles/form-styles";
import { loginUrl, type LoginOptions } from "~/urls";
import type { FormAnswer } from "~/forms/answer-form";
import { useHref, useSite, useT } from "../site-data";
import { PasswordForm } from "./password-form";
import { QrCode } from "./qr-code";
import { SignInPage, type LoginPage } from "./sign-in-page";

/**
 * With scripts, a link to the sign-in opens it over the page, so that nothing on it is lost; a session that has ended
 * opens it by itself (spec 1, section 8). The forms are those of the page, and go to the same address.
 */
export function SignInDialog() {
  const t = useT();
  const { flash, member } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const [asked, setAsked] = useState<LoginOptions | null>(null);
  useSignInLinks(setAsked);
  useEffect(() => {
    if (flash?.key === "session.expired")
      setAsked({ redirectTo: location.pathname + location.search });
  }, [flash]);
  useEffect(() => {
    if (member !== null) setAsked(null);
  }, [member]);
  useEffect(() => {
    if (asked !== null && dialog.current?.open === false) dialog.current.showModal();
  }, [asked]);
  if (asked === null) return null;
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby="sign-in-title"
      onClose={() => setAsked(null)}
    >
      <link rel="stylesheet" href={formStylesUrl} />
      <form method="dialog">
        <button className="close" aria-label={t("ad.close")}>
          ×
        </button>
      </form>
      <SignIn asked={asked} onChange={setAsked} />
    </dialog>
  );
}

interface SignInProps {
  asked: LoginOptions;
  onChange(asked: LoginOptions): void;
}

function SignIn({ asked, onChange }: SignInProps) {
  const href = useHref();
  const { load, data: page } = useFetcher<LoginPage>();
  const sending = useFetcher<FormAnswer>();
  const url = href(loginUrl(asked));
  useEffect(() => {
    load(url);
  }, [load, url]);
  if (page === undefined) return <p className="help" aria-busy="true" />;
  return (
    <SignInPage
      page={page}
      titleId="sign-in-title"
      onType={(type) => {
        onChange({ ...asked, type });
      }}
    >
      {page.type === "qrcode" && <QrCode {...page} poll={() => load(url)} />}
      {page.type === "password" && (
        <PasswordForm answer={sending.data} redirectTo={page.redirectTo} Form={sending.Form} />
      )}
    </SignInPage>
  );
}

/** Takes plain clicks on links to the sign-in page, before the page would change. */
function useSignInLinks(open: (asked: LoginOptions) => void): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname === loginUrl()) return;
    function take(event: MouseEvent) {
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!plain || link === null || link.target !== "" || link.origin !== location.origin) return;
      if (link.pathname !== loginUrl() || link.closest("dialog") !== null) return;
      const query = new URLSearchParams(link.search);
      // A text message needs its page: there is a picture to read.
      if (query.get("type") === "sms") return;
      event.preventDefault();
      const here = location.pathname + location.search;
      const type = query.get("type") === "password" ? ("password" as const) : ("qrcode" as const);
      open({ type, redirectTo: query.get("redirectTo") ?? here });
    }
    document.addEventListener("click", take, true);
    return () => document.removeEventListener("click", take, true);
  }, [pathname, open]);
}
