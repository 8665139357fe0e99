import { pageMeta } from "~/ui/page-meta";
import { useT } from "~/ui/site-data";
import { protocolsUrl } from "~/urls";

export const meta = pageMeta<typeof loader>((_, t) => ({
  title: t("terms.title"),
  canonical: protocolsUrl(),
}));

/** A page without data would say nothing of itself. */
export const loader = () => null;

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
