import audioStylesUrl from "./audio.css?url";

/** The background player brings its sheet along when it appears. */
export { audioStylesUrl };
