import type { ReactNode } from "react";
import { formatCount } from "~/i18n/format";
import { channelPlayerUrl, shortsUrl } from "~/urls";
import type { ChannelMovie, Short } from "../../server/upstreams/channel/model.ts";
import { Marked } from "./marked";
import { Picture } from "./picture";
import { useSite, useT } from "./site-data";
import { SiteLink } from "./site-link";

interface Look {
  /** Right under the page's title, or under a shelf's. */
  heading?: "h2" | "h3";
  /** Above the fold. */
  eager?: boolean;
  /** Words to mark in the titles. */
  mark?: string;
  /** Four beside each other, as a shelf has them. */
  wide?: boolean;
}

const gridOf = ({ wide }: Look) => (wide ? "grid of-four" : "grid");
const wideSizes = "(min-width: 1200px) 288px, (min-width: 700px) 24vw, 45vw";

/** Albums that play inside the channels; `channel` is the one the visitor is in. */
export function MovieGrid({
  movies,
  channel,
  ...look
}: Look & { movies: ChannelMovie[]; channel?: number }) {
  const t = useT();
  const { language } = useSite();
  return (
    <ul className={gridOf(look)}>
      {movies.map(({ movid, title, thumb, speaker, episodeCount, hits }, index) => (
        <li key={movid}>
          <Card
            {...look}
            place={index}
            to={channelPlayerUrl(movid, 0, { channel })}
            title={title}
            thumb={thumb}
            by={speaker.name}
            size={
              episodeCount > 0
                ? t("album.episodeCount", { count: episodeCount })
                : hits > 0 && t("album.plays", { number: formatCount(language, hits) })
            }
          />
        </li>
      ))}
    </ul>
  );
}

/** `tag` is whose list goes on beside each of them, `current` the one that is playing. */
export function ShortGrid({
  shorts,
  tag: listed,
  current,
  ...look
}: Look & { shorts: Short[]; tag?: string; current?: number }) {
  const t = useT();
  const { language } = useSite();
  return (
    <ul className={gridOf(look)}>
      {shorts.map(({ id, title, thumb, tag, hits }, index) => (
        <li key={id}>
          <Card
            {...look}
            place={index}
            to={shortsUrl({ id, ...(listed !== undefined && { tag: listed }) })}
            current={id === current}
            title={title}
            thumb={thumb}
            by={tag}
            size={hits > 0 && t("short.views", { number: formatCount(language, hits) })}
          />
        </li>
      ))}
    </ul>
  );
}

interface CardProps extends Look {
  place: number;
  to: string;
  title: string;
  thumb: string | null;
  by: string;
  /** Nothing where the host does not say it. */
  size: ReactNode;
  current?: boolean;
}
const firstRow = 4;

function Card({
  heading: Heading = "h3",
  eager,
  mark = "",
  wide,
  place,
  to,
  title,
  thumb,
  by,
  size,
  current,
}: CardProps) {
  return (
    <article className="card">
      <SiteLink to={to} aria-current={current ? "true" : undefined}>
        <Picture
          src={thumb}
          width={320}
          height={180}
          eager={eager === true && place < firstRow}
          {...(wide && { sizes: wideSizes })}
        />
        <Heading className="card-title" dir="auto">
          <Marked text={title} words={mark} />
        </Heading>
      </SiteLink>
      <p className="card-line">
        <span>
          <Marked text={by} words={mark} />
        </span>
        {size && <span className="number">{size}</span>}
      </p>
    </article>
  );
}
