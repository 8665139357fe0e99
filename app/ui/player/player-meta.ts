import { playerUrl } from "~/urls";
import type { Album, Episode, Resource, Seo } from "../../../server/upstreams/movie/model.ts";
import type { PageHead } from "../page-meta";
import { media, type StructuredData } from "../structured-data";

interface Playing {
  seo: Seo | null;
  album: Album & { description: string };
  episode: Episode;
  resource: Pick<Resource, "sources">;
  audio: boolean;
}

/** The head of an episode's page; wherever it plays, it has one address for search engines. */
export function playerHead(playing: Playing, around: StructuredData[] = []): PageHead {
  const { seo, album, episode, resource, audio } = playing;
  const { movid, title, description, thumb } = album;
  const url = playerUrl(movid, episode.urlid);
  return {
    seo,
    title: `${episode.title} - ${title}`,
    description,
    canonical: url,
    image: thumb,
    data: [
      media({
        title: episode.title,
        description,
        thumb,
        uploadedAt: album.updatedAt,
        url,
        source: resource.sources[0]?.src ?? null,
        audio,
      }),
      ...around,
    ],
  };
}
