/** Whether a person came to see the page: no browser fetching ahead, no other site's picture or frame. */
export function isVisit(headers: Headers): boolean {
  const purpose = `${headers.get("sec-purpose") ?? ""} ${headers.get("purpose") ?? ""}`;
  return !/prefetch|prerender/i.test(purpose) && headers.get("sec-fetch-site") !== "cross-site";
}
