import { albumUrl, playerUrl } from "../../../app/urls/index.ts";
import { readMovies } from "../../../server/embedded/movie/records.ts";

/** What the embedded hosts hold, for tests that need a particular album. */
const firstUrlid = 10_001;

export interface SeededAlbum {
  movid: number;
  titles: { zh: string; en: string };
  newestFirst: boolean;
  media: "both" | "video" | "audio";
  /** The ids of its episodes, in order. */
  urlids: number[];
}

let urlid = firstUrlid;
const seeded: SeededAlbum[] = readMovies().albums.map((album) => ({
  movid: album.movid,
  titles: album.title,
  newestFirst: album.listsort === 1,
  media: album.media,
  urlids: album.episodes.map(() => urlid++),
}));

export function find(wanted: (album: SeededAlbum) => boolean): SeededAlbum {
  const album = seeded.find(wanted);
  if (album === undefined) throw new Error("the seed has no such album");
  return album;
}

/** Three pages of episodes, the newest first, each as video and audio. */
export const yearly = find((album) => album.movid === 1001);
/** In order of episodes, in both media. */
export const inOrder = find(
  ({ newestFirst, media, urlids }) => !newestFirst && media === "both" && urlids.length >= 4,
);

const [firstEpisode = 0] = inOrder.urlids;
export const albumPage = albumUrl(yearly.movid);
export const playerPage = playerUrl(inOrder.movid, firstEpisode);
export const audioPage = playerUrl(inOrder.movid, firstEpisode, { medium: "audio" });
