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

interface Organization {
  title: string;
  intro: string;
  thumb: string | null;
  url: string;
}

export function organization({ title, intro, thumb, url }: Organization): StructuredData {
  return {
    "@type": "Organization",
    name: title,
    description: intro || title,
    logo: { "@path": thumb },
    url: { "@path": url },
  };
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

interface ArticleFacts {
  title: string;
  description: string;
  url: string;
  image: string | null;
  publishedAt: number | null;
  author: { type: "Person" | "Organization"; name: string } | null;
  /** The site's name. */
  publisher: string;
  /** The book it is a chapter of. */
  book?: { title: string; url: string };
}

export function articleData(facts: ArticleFacts): StructuredData {
  const { author, publishedAt, book } = facts;
  return {
    "@type": "Article",
    headline: facts.title,
    description: facts.description,
    url: { "@path": facts.url },
    image: { "@path": facts.image },
    datePublished: publishedAt === null ? undefined : new Date(publishedAt).toISOString(),
    author: author === null ? undefined : { "@type": author.type, name: author.name },
    publisher: { "@type": "Organization", name: facts.publisher },
    isPartOf: book && { "@type": "Book", name: book.title, url: { "@path": book.url } },
  };
}

interface BookFacts {
  title: string;
  description: string;
  url: string;
  cover: string | null;
  author: string;
}

export function bookData(facts: BookFacts): StructuredData {
  return {
    "@type": "Book",
    name: facts.title,
    description: facts.description,
    url: { "@path": facts.url },
    image: { "@path": facts.cover },
    author: facts.author === "" ? undefined : { "@type": "Person", name: facts.author },
  };
}

interface BroadcastPage {
  title: string;
  intro: string;
  thumb: string | null;
  startsAt: number | null;
  url: string;
  source: string | null;
}

/** A live room, whether it will be on, is on, or was. */
export function broadcast(room: BroadcastPage): StructuredData {
  const startDate = room.startsAt === null ? undefined : new Date(room.startsAt).toISOString();
  return {
    "@type": "VideoObject",
    name: room.title,
    description: room.intro || room.title,
    thumbnailUrl: { "@path": room.thumb },
    uploadDate: startDate,
    url: { "@path": room.url },
    contentUrl: { "@path": room.source },
    publication: {
      "@type": "BroadcastEvent",
      name: room.title,
      isLiveBroadcast: true,
      startDate,
    },
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
