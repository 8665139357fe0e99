import type { Album } from "../upstreams/movie/model.ts";

/** What a card shows of an album, and no byte more: a page may carry a hundred of them twice. */
export type AlbumCard = Omit<Album, "hits" | "addedAt" | "updatedAt"> & {
  /** Only where there is no number of episodes to show. */
  hits?: number;
};

export function toCard({ movid, title, thumb, speaker, episodeCount, hits }: Album): AlbumCard {
  const card = { movid, title, thumb, speaker, episodeCount };
  return episodeCount > 0 ? card : { ...card, hits };
}
