import { albumUrl, localPath } from "../../app/urls/index.ts";
import { rowOf } from "../../app/urls/match.ts";
import { outsideUrl } from "./media.ts";
import type { z } from "zod";
import type * as wire from "./wire.ts";

/** Where something that a host shows leads: to a page of ours, or to another site. */
export type Target = { to: string } | { href: string };

export interface Slide {
  title: string;
  image: string | null;
  target: Target | null;
}

/** A path counts where we have a page for it, an address where it is http(s); anything else leads nowhere. */
export function targetOf(raw: string): Target | null {
  const href = outsideUrl(raw);
  if (href !== null) return { href };
  const to = localPath(raw);
  // What is no path of ours has become the home page.
  if (to === "/" && raw !== "/") return null;
  const url = URL.parse(to, "http://local.invalid");
  const { page, entry } = rowOf(decoded(url?.pathname ?? ""));
  return entry.kind === "screen" && page !== "notFound" ? { to } : null;
}

/**
 * The slides of a front page. `own` is the address of what a slide names by its number; an album counts everywhere. One
 * with neither picture nor words is none.
 */
export function slidesOf<Raw extends z.output<typeof wire.slide>>(
  slides: Raw[],
  file: (raw: string) => string | null,
  own: (slide: Raw) => string | null = () => null,
): Slide[] {
  return slides.flatMap((slide) => {
    const { title, movid } = slide;
    const image = file(slide.thumb || slide.image || slide.image_src);
    if (image === null && title === "") return [];
    const to = own(slide) ?? (movid > 0 ? albumUrl(movid) : null);
    const target = to === null ? targetOf(slide.linkurl || slide.url || slide.image_url) : { to };
    return [{ title, image, target }];
  });
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
