import type { Params } from "../http/call.ts";
import type { CommonConfig, Seo } from "../upstreams/movie/model.ts";
import { toCard } from "./album-card.ts";
import type { Tools } from "./tools.ts";

/** What the frame around every page shows, from the common config. */
export type ShellPage = Pick<
  CommonConfig,
  | "menus"
  | "topics"
  | "links"
  | "footerHtml"
  | "footerLogo"
  | "hotWords"
  | "appDownload"
  | "accountsOpen"
>;

const bare: ShellPage = {
  menus: [],
  topics: [],
  links: [],
  footerHtml: "",
  footerLogo: null,
  hotWords: [],
  appDownload: null,
  accountsOpen: false,
};

/** Recommended albums where nothing was found: offset 0, limit 32, recommend 1 (docs/rules.md, shell 9). */
const consolation = { offset: 0, limit: 32, recommend: 1 };

/** Page data every section shares. None of it ever fails a page. */
export function createShellPages({ clients: { movie }, secondary }: Tools) {
  return {
    /** The frame; bare when the config cannot be had. */
    frame: (): Promise<ShellPage> => secondary(movie.commonIndex().then(frameOf), bare),

    /** Title, keywords and description the host wants for a page, or null: then the page uses its own. */
    seo: (file: string, params: Params = {}): Promise<Seo | null> =>
      secondary(
        movie.commonSeo(file, params).then((seo) => (seo.title === "" ? null : seo)),
        null,
      ),

    popupAd: () => secondary(movie.commonGg(), null),

    recommendations: () =>
      secondary(
        // A host may not mind the limit.
        movie
          .movieIndex(consolation)
          .then(({ items }) => items.slice(0, consolation.limit).map(toCard)),
        [],
      ),
  };
}

function frameOf(config: CommonConfig): ShellPage {
  const { menus, topics, links, footerHtml, footerLogo, hotWords, appDownload, accountsOpen } =
    config;
  return { menus, topics, links, footerHtml, footerLogo, hotWords, appDownload, accountsOpen };
}
