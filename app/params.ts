/** Route ids are whole numbers of at least 1 (spec 1, section 5); null for anything else. */
export function idParam(raw: string | undefined): number | null {
  const value = pageParam(raw ?? "-");
  return value === null || value < 1 ? null : value;
}

/** A page, or an id that may be 0; missing counts as 0, anything that is no number is null. */
export function pageParam(raw: string | undefined): number | null {
  if (raw === undefined) return 0;
  if (!/^\d{1,10}$/.test(raw)) return null;
  const value = Number(raw);
  return value <= 2_147_483_647 ? value : null;
}

/** An id of the query; 0 where there is none. */
export function idQuery(request: Request, name: string): number {
  return idParam(new URL(request.url).searchParams.get(name) ?? undefined) ?? 0;
}

/** Words of the query; anything that can be none counts as missing. */
export function wordsQuery(request: Request, name: string): string {
  const raw = (new URL(request.url).searchParams.get(name) ?? "").trim();
  return raw.length <= 60 && !/\p{C}/u.test(raw) ? raw : "";
}

/** A number of the query a page can do without: null when missing or odd. */
export function numberQuery(request: Request, name: string): number | null {
  const raw = new URL(request.url).searchParams.get(name);
  return raw !== null && /^\d{1,7}$/.test(raw) ? Number(raw) : null;
}
