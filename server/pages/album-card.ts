import type { Album } from "../upstreams/movie/model.ts";

/** What a card shows of an album, and no byte more: a page may carry a hundred of them twice. */
export type AlbumCard = Omit<Album, "hits" | "addedAt" | "updatedAt"> & {
  /** Where the list goes by it, or where there is no number of episodes to show. */
  hits?: number;
  /** Of a list that goes by days; milliseconds since 1970. */
  day?: number;
};

export function toCard({ movid, title, thumb, speaker, episodeCount, hits }: Album): AlbumCard {
  const card = { movid, title, thumb, speaker, episodeCount };
  return episodeCount > 0 ? card : { ...card, hits };
}

/** For a list by plays. */
export const toHotCard = (album: Album): AlbumCard => ({ ...toCard(album), hits: album.hits });

/** For a list by the last change. */
export const toUpdatedCard = (album: Album): AlbumCard => dated(album, album.updatedAt);

/** For a list by publication. */
export const toAddedCard = (album: Album): AlbumCard => dated(album, album.addedAt);

const dated = (album: Album, day: number | null): AlbumCard =>
  day === null ? toCard(album) : { ...toCard(album), day };
