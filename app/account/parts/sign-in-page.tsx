import type { ReactNode } from "react";
import { loginUrl, registerUrl, type Language } from "~/urls";
import type { Code } from "./qr-code";
import type { Area } from "./phone-form";
import { useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";

/** What the sign-in page is made of; the dialog fetches the same. */
export type LoginPage = {
  screen: "login";
  redirectTo: string;
  language: Language;
  smsLogin: boolean;
  /** The embedded hosts answer: there are members to try the site as. */
  demo: boolean;
} & (
  | { type: "qrcode"; code: Code | null; hold: boolean }
  | { type: "password" }
  | { type: "sms"; asksPicture: boolean; areas: Area[] }
);

interface Props {
  page: LoginPage;
  titleId?: string;
  children: ReactNode;
}

/** The ways to sign in, and around them the ways to an account. */
export function SignInPage({ page, titleId, children }: Props) {
  const t = useT();
  const { type, redirectTo, smsLogin, demo } = page;
  const ways = [
    ["qrcode", t("account.byQr")],
    ["password", t("account.byPassword")],
    ...(smsLogin ? ([["sms", t("account.bySms")]] as const) : []),
  ] as const;
  return (
    <div className="wrap sign-in-page">
      <h1 id={titleId}>{t("account.signIn")}</h1>
      <ul className="chips">
        {ways.map(([way, name]) => (
          <li key={way}>
            <SiteLink
              to={loginUrl({ type: way, redirectTo })}
              aria-current={way === type ? "true" : undefined}
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
      {children}
      <p>
        <SiteLink to={registerUrl(redirectTo)}>{t("account.toRegister")}</SiteLink>
      </p>
      {demo && <p className="help">{t("account.demo")}</p>}
    </div>
  );
}
