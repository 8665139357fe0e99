import cards from "./cards.css?inline";
import footer from "./footer.css?inline";
import lists from "./lists.css?inline";
import layout from "./layout.css?inline";
import movie from "./movie.css?inline";
import popupAd from "./popup-ad.css?inline";
import reset from "./reset.css?inline";
import search from "./search.css?inline";
import shell from "./shell.css?inline";
import tokens from "./tokens.css?inline";

/**
 * First-paint styles, inlined into every page. Plain class names and not CSS modules: one short sheet that the
 * whole site shares can be inlined and hashed once, and a page change needs no new one. The browser's bundle
 * leaves it out, since the page already carries it, and reads it from there when an error mounts the page anew.
 */
export const siteStyles = import.meta.env.SSR
  ? [tokens, reset, layout, shell, footer, search, popupAd, cards, lists, movie].join("")
  : (document.querySelector("style")?.textContent ?? "");
