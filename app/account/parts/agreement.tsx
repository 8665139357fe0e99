import { protocolsUrl } from "~/urls";
import { useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";

/** Ticked from the start; without it a sign-in does nothing (docs/rules.md, sign-in 3). */
export function Agreement() {
  const t = useT();
  return (
    <p className="check">
      <label>
        <input type="checkbox" name="agree" value="1" defaultChecked required />
        <span>
          {t("account.agree")} <SiteLink to={protocolsUrl()}>{t("site.terms")}</SiteLink>
        </span>
      </label>
    </p>
  );
}
