import type {
  Artist,
  ChannelArticle,
  ChannelDetail,
  ChannelMovie,
  Short,
} from "../../../server/upstreams/channel/model.ts";
import type { CutPage } from "../../../server/pages/cut-list.ts";
import { useT } from "~/ui/site-data";
import { ArtistRow } from "./artists";
import { ArticleList } from "./articles";
import { MovieGrid, ShortGrid } from "~/ui/grids";
import { channelPageUrls, pagesOf, pageTitle, shortsAnchor } from "./pages";
import { Shelf } from "~/ui/shelf";

export interface ChannelContents {
  channel: ChannelDetail;
  movies: CutPage<ChannelMovie>;
  shorts: CutPage<Short>;
  artists: CutPage<Artist>;
  articles: CutPage<ChannelArticle>;
}

const all = ["movie", "microvideo", "speaker", "yuedu"] as const;
type Part = (typeof all)[number];

/** The parts to show, in the channel's own order: those it names, as far as there is something in them. */
export function partsOf({ channel, movies, shorts, artists, articles }: ChannelContents): Part[] {
  const filled = { movie: movies, microvideo: shorts, speaker: artists, yuedu: articles };
  const wanted = pagesOf(channel, [...all]);
  return wanted.flatMap(
    (page) => all.find((one) => one === page && filled[one].items.length > 0) ?? [],
  );
}

interface Props {
  page: ChannelContents;
  parts: Part[];
}

/** A shelf for each part; more is where there is more. */
export function ChannelParts({ page, parts }: Props) {
  const t = useT();
  const { channel, movies, shorts, artists, articles } = page;
  const more = (part: Part, { pages }: CutPage<unknown>) =>
    pages > 1 ? channelPageUrls[part](channel.id) : undefined;
  const title = (part: Part) => pageTitle(t, channel, part);
  const first = parts[0];
  const shelves = {
    movie: (
      <Shelf key="movie" title={title("movie")} more={more("movie", movies)}>
        <MovieGrid movies={movies.items} channel={channel.id} wide eager={first === "movie"} />
      </Shelf>
    ),
    microvideo: (
      <Shelf key="microvideo" title={title("microvideo")} anchor={shortsAnchor}>
        <ShortGrid shorts={shorts.items} wide eager={first === "microvideo"} />
      </Shelf>
    ),
    speaker: (
      <Shelf key="speaker" title={title("speaker")} more={more("speaker", artists)}>
        <ArtistRow artists={artists.items} />
      </Shelf>
    ),
    yuedu: (
      <Shelf key="yuedu" title={title("yuedu")} more={more("yuedu", articles)}>
        <ArticleList articles={articles.items} />
      </Shelf>
    ),
  };
  return <>{parts.map((part) => shelves[part])}</>;
}
