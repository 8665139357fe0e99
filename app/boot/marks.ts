/** What the boot script and the page agree on. Nothing of the script itself comes along with these. */

/** Before the relation or type of what waits for the page's scripts to be wanted: browsers know none that begins so. */
export const inert = "x-";
export const inertModule = "x-module";

/** Behind the element of this id stand the page's own scripts, and nothing that came from a host. */
export const scriptsMark = "page-scripts";

/** Sent to the window once the page is hydrated. */
export const hydratedEvent = "hydrated";

/** A property of what was clicked before that. */
export const clickedMark = "clickedEarly";

/** What this tab listens to, in its session's storage. */
export const listeningKey = "listening";

/** An attribute with the id of the data that stands beside the page. */
export const pageDataMark = "data-page-data";
