import { pageKinds, type Pages } from "./page.ts";

/** The popup ad as data; no page. */
export const popupAdUrl = () => "/popup-ad";
export const preferencesUrl = () => "/preferences";
export const protocolsUrl = () => "/protocols.html";
export const notFoundUrl = () => "/404";

const { screen, data, form } = pageKinds;

export const shellPages = {
  preferences: {
    ...form,
    module: "preferences",
    paths: { preferences: "/preferences" },
    url: preferencesUrl,
  },
  popupAd: { ...data, module: "popup-ad", paths: { "popup-ad": "/popup-ad" }, url: popupAdUrl },
  protocols: {
    ...screen,
    module: "protocols",
    paths: { "protocols.html": "/protocols.html" },
    url: protocolsUrl,
  },
  notFound: {
    ...screen,
    module: "not-found",
    paths: { "404": "/404", "*": "/no/such/page" },
    listed: false,
    url: notFoundUrl,
  },
} satisfies Pages;
