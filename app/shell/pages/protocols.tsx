import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteOf } from "~/site.server";
import { pageMeta } from "~/ui/page-meta";
import { useT } from "~/ui/site-data";
import { protocolsUrl } from "~/urls";

export const meta = pageMeta<typeof loader>(({ seo }, t) => ({
  seo,
  title: t("terms.title"),
  canonical: protocolsUrl(),
}));

export async function loader(args: LoaderFunctionArgs) {
  const { pages } = await siteOf(args);
  return { seo: await pages.shell.seo("protocols") };
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
