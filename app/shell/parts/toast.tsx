import { useLocation } from "@remix-run/react";
import { isMessageKey } from "~/i18n/translator";
import { loginUrl } from "~/urls";
import { useSite, useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";

/** The message a redirect brought along; it is in the HTML and fades by CSS alone. */
export function Toast() {
  const { flash, language } = useSite();
  const t = useT();
  const { pathname, search } = useLocation();
  // The key came in a cookie: only one that names words of ours is used.
  const key = flash?.key;
  const words = key !== undefined && isMessageKey(language, key) ? t(key) : flash?.words;
  return (
    <div
      className="toast"
      role="status"
      // The dialog to sign in opens without waiting for a sign of intent.
      data-scripts-now={flash?.key === "session.expired" ? "" : undefined}
    >
      {words && (
        <p className={flash?.tone}>
          {String(words)}
          {flash?.key === "session.expired" && (
            <>
              {" "}
              <SiteLink to={loginUrl({ redirectTo: pathname + search })}>
                {t("account.signIn")}
              </SiteLink>
            </>
          )}
        </p>
      )}
    </div>
  );
}
