import { isRouteErrorResponse } from "@remix-run/react";
import type { MetaArgs, MetaDescriptor, MetaFunction } from "@remix-run/react";
import { translator } from "~/i18n/translator";
import { defaultLanguage, inLanguage, languages, podcastType } from "~/urls";
import { absolute, type StructuredData } from "./structured-data";
import { bareSite, type SiteData } from "./site-data";

/** What a page says of itself. */
export interface PageHead {
  /** What the host says; it wins over ours. */
  seo?: { title: string; keywords: string; description: string } | null | undefined;
  title?: string;
  description?: string;
  /** A builder's address of the page. */
  canonical: string;
  image?: string | null;
  /** JSON-LD of the page. */
  data?: StructuredData[];
  /** A builder's address of the page as a podcast. */
  feed?: string | null;
  /** Whether search engines leave it out. */
  unlisted?: boolean;
}

export type Words = ReturnType<typeof translator>;
type Given<Loader> = MetaArgs<Loader>["data"];
type PageData<Loader> = NonNullable<Given<Loader>> | (Given<Loader> & null);
type Matches = readonly ({ id: string; data?: unknown } | undefined)[];

/** The `meta` of every page: from what its loader gave, in the page's language. A page without its data says nothing. */
export function pageMeta<Loader>(
  say: (data: PageData<Loader>, t: Words) => PageHead,
): MetaFunction<Loader> {
  return ({ data, matches }) => {
    if (data === undefined) return [];
    const site = siteOfMatches(matches);
    return descriptors(site, say(data, translator(site.language)));
  };
}

/** A host that has nothing particular to say of a page sends the site's name, and what the site is about. */
export const isGeneral = (seo: { title: string }, t: Words) => seo.title === t("site.name");

/** Title of an error page, which search engines must not list. */
export function errorMeta(error: unknown, matches: Matches): MetaDescriptor[] {
  const t = translator(siteOfMatches(matches).language);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const words =
    status === 404
      ? t("notFound.title")
      : status === 503
        ? t("unavailable.title")
        : status === 401
          ? t("session.signInFirst")
          : t("broken.title");
  return [{ title: `${words} - ${t("site.name")}` }, noindex];
}

const noindex = { name: "robots", content: "noindex" };

/** Title, description, canonical address, the other language, and how the page looks when it is shared. */
function descriptors({ origin, language }: SiteData, page: PageHead): MetaDescriptor[] {
  const t = translator(language);
  const general = page.seo ? isGeneral(page.seo, t) : false;
  const given = general && page.title ? undefined : page.seo?.title;
  const title = given ?? (page.title ? `${page.title} - ${t("site.name")}` : t("site.name"));
  const [first, second] = [page.seo?.description, page.description];
  const description = (general ? second || first : first || second) || t("site.tagline");
  const here = (to: (typeof languages)[number]) => origin + inLanguage(page.canonical, to);
  const image = page.image
    ? new URL(page.image, origin || "http://localhost").href
    : `${origin}/og-card.png`;
  return [
    { title },
    { name: "description", content: description },
    ...(page.seo?.keywords ? [{ name: "keywords", content: page.seo.keywords }] : []),
    { tagName: "link", rel: "canonical", href: here(language) },
    ...languages.map((other) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang: other,
      href: here(other),
    })),
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: here(defaultLanguage) },
    ...(page.feed
      ? [
          {
            tagName: "link" as const,
            rel: "alternate",
            type: podcastType,
            title,
            href: origin + inLanguage(page.feed, language),
          },
        ]
      : []),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: t("site.name") },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: here(language) },
    { property: "og:image", content: image },
    { property: "og:locale", content: language.replace("-", "_") },
    { name: "twitter:card", content: "summary_large_image" },
    ...(page.data ?? []).map((one) => ({ "script:ld+json": absolute(one, origin) })),
    ...(page.unlisted ? [noindex] : []),
  ];
}

function siteOfMatches(matches: Matches): SiteData {
  const root = matches.find((match) => match?.id === "root")?.data;
  // The root loader's own type; meta functions only know it by the route's id.
  return (root as SiteData | undefined) ?? bareSite;
}
