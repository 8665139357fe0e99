import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { translator } from "~/i18n/translator";
import { siteOf } from "~/site.server";
import { pageMeta } from "~/ui/page-meta";
import { useT } from "~/ui/site-data";
import { protocolsUrl } from "~/urls";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data
    ? pageMeta(matches, {
        seo: null,
        title: translator(data.language)("terms.title"),
        canonical: protocolsUrl(),
      })
    : [];

export async function loader(args: LoaderFunctionArgs) {
  const { preferences } = await siteOf(args);
  return { language: preferences.language };
}

export default function Protocols() {
  const t = useT();
  const sections = t("terms.sections", { returnObjects: true });
  return (
    <article className="wrap text-page">
      <h1>{t("terms.title")}</h1>
      {sections.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </article>
  );
}
