import { loginUrl } from "~/urls";
import type { Failure } from "../../../server/pages/failure.ts";
import { useT } from "../site-data";
import { SiteLink } from "../site-link";

interface Props {
  failure: Failure | null | undefined;
  redirectTo: string;
}

/** Shown where a registration may have arrived without an answer: signing in will tell. */
export function MayBeRegistered({ failure, redirectTo }: Props) {
  const t = useT();
  if (failure?.key !== "form.mayHaveArrived") return null;
  return (
    <p className="form-note">
      {t("account.mayBeRegistered")}{" "}
      <SiteLink to={loginUrl({ type: "password", redirectTo })}>{t("account.signIn")}</SiteLink>
    </p>
  );
}
