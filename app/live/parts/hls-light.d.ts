/** The package types only its whole build; the light one lacks other sound tracks, subtitles and encryption. */
declare module "hls.js/light" {
  export { default } from "hls.js";
}
