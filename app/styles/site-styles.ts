import siteStylesUrl from "./site.css?url";

/** Asked for by a page's scripts: what a page shows at first stands in the page itself (`document/sheets.server.ts`). */
export { siteStylesUrl };
