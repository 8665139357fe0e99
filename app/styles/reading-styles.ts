import readingStylesUrl from "./reading.css?url";

/** Texts to read at length: articles and books. */
export const readingLink = { rel: "stylesheet", href: readingStylesUrl };
