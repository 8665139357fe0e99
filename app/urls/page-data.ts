/** Beside a page that is kept for everybody stands what its loaders said; its scripts ask for it when they start. */
const prefix = "/page-data/";

/** `id` names the data of one rendering; `url` is the page's, for when that data is gone. */
export const pageDataUrl = (id: string, url: string) => prefix + id + url;

/** The id, and the path of the page; null where the path is another one. */
export function readPageData(path: string): { id: string; path: string } | null {
  if (!path.startsWith(prefix)) return null;
  const at = path.indexOf("/", prefix.length);
  if (at < 0) return null;
  return { id: path.slice(prefix.length, at), path: path.slice(at) };
}
