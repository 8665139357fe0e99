import { mediumTypes } from "../../app/urls/index.ts";
import { NotFound } from "../http/errors.ts";
import type { Tools } from "./tools.ts";

/** An album's audio for podcast apps (docs/rules.md, player 6). Both methods throw NotFound where there is none. */
export function createPodcastPages({ clients: { movie } }: Tools) {
  return {
    /**
     * The album, its newest episode first where the album wants it so, and the type of its audio. One episode is
     * asked for its file and speaks for all: a feed may name two thousand, and each address finds its own file later.
     */
    async feed(movid: number) {
      const { episodes, ...album } = await movie.movieDetail(movid);
      const numbered = episodes.map((episode, index) => ({ ...episode, number: index + 1 }));
      const ordered = album.newestFirst ? numbered.reverse() : numbered;
      const { type } = await soundOf(movid, ordered[0]?.urlid ?? 0);
      return { album, episodes: ordered, type };
    },

    /** Where the audio of one episode lies now. */
    sound: soundOf,
  };

  async function soundOf(movid: number, urlid: number) {
    const { sources } = await movie.movieUrl(movid, urlid, mediumTypes.audio);
    const [source] = sources;
    if (source === undefined) throw new NotFound(`episode ${urlid} of album ${movid} has no audio`);
    return source;
  }
}
