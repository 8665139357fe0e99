import { formatCount } from "~/i18n/format";
import { albumUrl } from "~/urls";
import type { AlbumCard as Album } from "../../server/pages/album-card.ts";
import { Day } from "./day";
import { Marked } from "./marked";
import { Picture } from "./picture";
import { Shelf } from "./shelf";
import { useSite, useT } from "./site-data";
import { SiteLink } from "./site-link";

interface Props {
  title: string;
  albums: Album[];
  more?: string;
  /** The first shelf of a page loads its pictures at once. */
  eager?: boolean;
}

/** A titled row of albums; nothing at all when there are none. */
export function AlbumShelf({ title, albums, more, eager }: Props) {
  if (albums.length === 0) return null;
  return (
    <Shelf title={title} more={more}>
      <AlbumGrid albums={albums} eager={eager} />
    </Shelf>
  );
}

interface GridProps {
  albums: Album[];
  eager?: boolean | undefined;
  /** Words to mark in the titles. */
  mark?: string;
  /** Right under the page's title, or under a shelf's. */
  heading?: "h2" | "h3";
}

export function AlbumGrid({ albums, eager, mark, heading = "h3" }: GridProps) {
  return (
    <ul className="grid">
      {albums.map((album, index) => (
        <li key={album.movid}>
          <AlbumCard
            album={album}
            eager={eager === true && index < 4}
            mark={mark}
            heading={heading}
          />
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  album: Album;
  eager: boolean;
  mark: string | undefined;
  heading: "h2" | "h3";
}

function AlbumCard({ album, eager, mark, heading: Heading }: CardProps) {
  const { movid, title, thumb, speaker } = album;
  return (
    <article className="card">
      <SiteLink to={albumUrl(movid)}>
        <Picture src={thumb} width={320} height={180} eager={eager} />
        <Heading className="card-title" dir="auto">
          {mark ? <Marked text={title} words={mark} /> : title}
        </Heading>
      </SiteLink>
      <p className="card-line">
        <span>{mark ? <Marked text={speaker.name} words={mark} /> : speaker.name}</span>
        <span className="number">
          <Fact album={album} />
        </span>
      </p>
    </article>
  );
}

/** What its list goes by; else how many episodes it has. */
function Fact({ album: { day, hits, episodeCount } }: { album: Album }) {
  const t = useT();
  const { language } = useSite();
  if (day !== undefined) {
    return <Day at={day} />;
  }
  if (hits === 0) return null;
  return hits === undefined
    ? t("album.episodeCount", { count: episodeCount })
    : t("album.plays", { number: formatCount(language, hits) });
}
