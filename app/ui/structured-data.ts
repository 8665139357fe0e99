import type { Speaker } from "../../server/upstreams/movie/model.ts";

/** JSON-LD of the kinds search engines know. Addresses are paths; `pageMeta` makes them absolute. */
export type StructuredData = Record<string, unknown>;

export function breadcrumbs(trail: { name: string; url: string }[]): StructuredData {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: { "@path": url },
    })),
  };
}

export function person({ name, intro, thumb }: Speaker): StructuredData {
  return { "@type": "Person", name, description: intro, image: { "@path": thumb } };
}

export function website(name: string, url: string, search: string): StructuredData {
  return {
    "@type": "WebSite",
    name,
    url: { "@path": url },
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: { "@path": `${search}?kw={search_term_string}` },
      },
      "query-input": "required name=search_term_string",
    },
  };
}

interface MediaPage {
  title: string;
  description: string;
  thumb: string | null;
  uploadedAt: number | null;
  url: string;
  source: string | null;
  audio: boolean;
}

export function media(page: MediaPage): StructuredData {
  return {
    "@type": page.audio ? "AudioObject" : "VideoObject",
    name: page.title,
    description: page.description || page.title,
    thumbnailUrl: { "@path": page.thumb },
    uploadDate: page.uploadedAt === null ? undefined : new Date(page.uploadedAt).toISOString(),
    url: { "@path": page.url },
    contentUrl: { "@path": page.source },
  };
}

/** Every `{"@path": ...}` as an absolute address, or left out where there is none. */
export function absolute(data: StructuredData, origin: string): StructuredData {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== "object" || value === null) return value;
    if ("@path" in value) {
      const path = value["@path"];
      if (typeof path !== "string") return undefined;
      return path.startsWith("/") ? origin + path : path;
    }
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one)]));
  };
  return { "@context": "https://schema.org", ...(walk(data) as StructuredData) };
}
