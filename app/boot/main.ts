import { isHome, writeMoment, writeZone } from "~/i18n/local-time";
import { signs, wake } from "./intent";
import type { listeningKey } from "./marks";
import { toEach } from "./to-each";

/**
 * The boot script: all the script that a page has which is only read. `bundle.ts` makes one string of it and of what it
 * imports, and `root.tsx` writes that into the page. Every byte counts: arrow functions share one `const`, and a text
 * of `marks.ts` stands here again, held to it by its type, since the minifier would give it a variable.
 */

// An idle moment is no intent.
signs.forEach((sign) => addEventListener(sign, wake, { capture: true, passive: true }));

// Moments stand in the visitor's own zone from the start; `LocalTime` does the same for what is drawn later.
if (!isHome()) {
  toEach("time[data-local]", writeMoment);
  toEach("[data-local-zone]", writeZone);
}

// A stream that the browser cannot play by itself gets a button over it (`VideoStage`).
toEach<HTMLVideoElement>("video[data-stream]", (video) => {
  if (!video.canPlayType(video.dataset["stream"] ?? ""))
    video.parentElement?.setAttribute("data-covered", "");
});

// Who listened before a reload goes on listening, and some pages are no use without scripts.
let listening: string | null | undefined;
try {
  listening = sessionStorage.getItem("listening" satisfies typeof listeningKey);
} catch {
  // A browser that keeps nothing has nothing to go on with.
}
if (listening || document.querySelector("[data-scripts-now]")) wake();
