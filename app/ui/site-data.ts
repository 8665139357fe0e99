import { createContext, useContext } from "react";
import { translator } from "~/i18n/translator";
import { defaultLanguage, inLanguage, type Language } from "~/urls";
import type { Play } from "../../server/upstreams/movie/member-model.ts";
import type { Posted } from "~/forms/posted";
import type { ShellPage } from "../../server/pages/shell.ts";

/** What the root loader says about this visit; every component may read it. */
export interface SiteData {
  language: Language;
  theme: "light" | "dark" | null;
  lite: boolean;
  origin: string;
  frame: ShellPage;
  /** Who is signed in. */
  member: { name: string; avatar: string; recent: Play[] } | null;
  flash: { tone: "info" | "error"; key?: string | undefined; words?: string | undefined } | null;
  /** What a form sent, for the page that answers it with an error. */
  posted: Posted | null;
}

/** Stands in where not even the root loader could answer. */
export const bareSite: SiteData = {
  language: defaultLanguage,
  theme: null,
  lite: false,
  origin: "",
  frame: {
    menus: [],
    topics: [],
    links: [],
    footerHtml: "",
    footerLogo: null,
    hotWords: [],
    appDownload: null,
    accountsOpen: false,
  },
  member: null,
  flash: null,
  posted: null,
};

export const SiteContext = createContext<SiteData>(bareSite);

export const useSite = () => useContext(SiteContext);

/** The translator of the page's language. */
export const useT = () => translator(useSite().language);

/** Turns a builder's address into one that keeps the page's language. */
export function useHref(): (url: string) => string {
  const { language } = useSite();
  return (url) => inLanguage(url, language);
}
