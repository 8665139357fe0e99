import type { LoaderFunctionArgs } from "@remix-run/node";
import { memberOnly } from "../lists.server";
import { siteOf } from "~/site.server";
import { memberStyles } from "../styles/member-styles";
import { MemberArea } from "../parts/area";
import { memberMeta } from "../parts/member-meta";
import { useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import { aboutUrl, protocolsUrl, suggestUrl } from "~/urls";

export const links = memberStyles;
export const meta = memberMeta("menu.about", aboutUrl());

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  await memberOnly(site);
  return { seo: await site.pages.shell.seo("about") };
}

export default function About() {
  const t = useT();
  return (
    <MemberArea title={t("menu.about")}>
      <div className="mine-prose">
        <p>{t("member.aboutSite")}</p>
        <p>{t("member.aboutAccount")}</p>
        <p>{t("member.aboutThanks")}</p>
        <p className="actions">
          <SiteLink className="button" to={suggestUrl()}>
            {t("menu.suggest")}
          </SiteLink>
          <SiteLink className="button" to={protocolsUrl()}>
            {t("site.terms")}
          </SiteLink>
        </p>
      </div>
    </MemberArea>
  );
}
