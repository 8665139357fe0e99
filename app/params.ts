/** Route ids are whole numbers of at least 1 (docs/rules.md, addresses 1); null for anything else. */
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
