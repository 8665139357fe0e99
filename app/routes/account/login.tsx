import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { translator } from "~/i18n/translator";
import { siteOf } from "~/site.server";
import { Mark } from "~/ui/icons";
import { pageMeta } from "~/ui/page-meta";
import { useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import { homeUrl, loginUrl } from "~/urls";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data
    ? pageMeta(matches, {
        seo: null,
        title: translator(data.language)("account.signIn"),
        canonical: loginUrl(),
      })
    : [];

/** There is a sign-in only where the host's config opens accounts (spec 1, section 1). */
export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const { accountsOpen } = await site.pages.shell.frame();
  if (!accountsOpen) return site.notFound();
  return { language: site.preferences.language };
}

/** Says how things stand until members can sign in here. */
export default function Login() {
  const t = useT();
  return (
    <div className="wrap">
      <section className="message">
        <Mark />
        <h1>{t("account.signIn")}</h1>
        <p>{t("account.soon")}</p>
        <p>
          <SiteLink className="button" to={homeUrl()}>
            {t("notFound.home")}
          </SiteLink>
        </p>
      </section>
    </div>
  );
}
