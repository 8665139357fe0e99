import type {
  Channel,
  ChannelArticle,
  ChannelMovie,
  Short,
} from "../../../server/upstreams/channel/model.ts";
import { ArticleList } from "./articles";
import { MovieGrid, ShortGrid } from "~/ui/grids";
import { ChannelCards } from "./channel-cards";

export type Found =
  | { type: 1; items: Channel[] }
  | { type: 2; items: ChannelMovie[] }
  | { type: 3; items: Short[] }
  | { type: 4; items: ChannelArticle[] };

/** What a search found, each kind as it looks elsewhere, with the words marked. */
export function Hits({ found, words }: { found: Found; words: string }) {
  const look = { heading: "h2", mark: words } as const;
  switch (found.type) {
    case 1:
      return <ChannelCards channels={found.items} {...look} />;
    case 2:
      return <MovieGrid movies={found.items} {...look} eager />;
    case 3:
      return <ShortGrid shorts={found.items} {...look} eager />;
    case 4:
      return <ArticleList articles={found.items} {...look} />;
  }
}
