import type { ServerBuild } from "@remix-run/node";
import { notFoundUrl, pathSegment } from "../../app/urls/index.ts";

export interface Canonical {
  /**
   * The one spelling of a path: no percent sign where none is needed, no empty segment, no slash at the end, the words
   * of the URL table in their own case. A path that cannot be read, or that steps up, becomes the 404 page.
   */
  spell(path: string): string;
}

/** The shapes of the URL table, as the build knows them; `build.routes` is flat under the root. */
export function createCanonical(routes: ServerBuild["routes"]): Canonical {
  const shapes = Object.values(routes)
    .flatMap((route) => (route?.path === undefined ? [] : [route.path]))
    .filter((path) => !path.includes("*"))
    .map((path) => path.split("/"));

  return {
    spell(path) {
      const data = path.endsWith(".data");
      const bare = data ? path.slice(0, -".data".length) : path;
      const segments = readSegments(bare);
      if (segments === null) return notFoundUrl();
      const inCase = /[A-Z]/.test(bare) ? caseOf(segments, shapes) : segments;
      const spelled = `/${inCase.map(pathSegment).join("/")}`;
      return data ? `${spelled}.data` : spelled;
    },
  };
}

function readSegments(path: string): string[] | null {
  try {
    const segments = path.split("/").map(decodeURIComponent);
    const kept = segments.filter((segment) => segment !== "");
    return kept.some((segment) => segment === "." || segment === "..") ? null : kept;
  } catch {
    return null;
  }
}

/** The path in the case of the row it hits; as it is where it hits none. */
function caseOf(segments: string[], shapes: string[][]): string[] {
  const hit = shapes.find((shape) => fits(segments, shape));
  if (hit === undefined) return segments;
  return segments.map((segment, at) => {
    const word = hit[at];
    if (word === undefined) return segment;
    const [, suffix] = /^:\w+(\.\w+)$/.exec(word) ?? [];
    if (suffix !== undefined) return segment.slice(0, -suffix.length) + suffix;
    return word.startsWith(":") ? segment : word;
  });
}

function fits(segments: string[], shape: string[]): boolean {
  if (segments.length > shape.length) return false;
  return shape.every((word, at) => {
    const segment = segments[at];
    if (segment === undefined) return word.endsWith("?");
    const [, suffix] = /^:\w+(\.\w+)$/.exec(word) ?? [];
    if (suffix !== undefined) return segment.toLowerCase().endsWith(suffix);
    return word.startsWith(":") || segment.toLowerCase() === word.toLowerCase();
  });
}
