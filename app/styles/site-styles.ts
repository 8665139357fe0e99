import siteStylesUrl from "./site.css?url";

/** Asked for by a page's scripts: what a page shows at first stands in the page itself (`document/sheets.server.ts`). */
export { siteStylesUrl };

/** Those in the page. The server writes them when the page is drawn; a browser that mounts the page anew keeps them. */
export const pageStyles = import.meta.env.SSR
  ? ""
  : (document.querySelector("style")?.textContent ?? "");
