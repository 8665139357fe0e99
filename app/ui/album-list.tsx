import type { ReactNode } from "react";
import { formatCount, formatDay } from "~/i18n/format";
import { albumUrl, type ListOrder, type ListStyle } from "~/urls";
import type { AlbumCard } from "../../server/pages/album-card.ts";
import type { Album } from "../../server/upstreams/movie/model.ts";
import { AlbumGrid } from "./album-shelf";
import { resizedTo } from "./picture";
import { useSite, useT } from "./site-data";
import { SiteLink } from "./site-link";

interface HeadProps {
  title: string;
  /** Null where nobody knows. */
  total?: number | null;
  children?: ReactNode;
}

/** The head of a list page: what it lists, how much, and the ways to narrow it. */
export function ListHead({ title, total, children }: HeadProps) {
  const t = useT();
  return (
    <header className="list-head">
      <h1 dir="auto">{title}</h1>
      {typeof total === "number" && (
        <p className="muted number">{t("list.albumCount", { count: total })}</p>
      )}
      {children}
    </header>
  );
}

export interface Chip {
  key: string | number;
  to: string;
  label: string;
  /** A small picture before the words. */
  icon?: string | null;
  current?: boolean;
}

/** Filters as links; the chosen one says so. */
export function Chips({ label, chips }: { label: string; chips: Chip[] }) {
  const { lite } = useSite();
  if (chips.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className="chips">
        {chips.map(({ key, to, label, icon = null, current }) => (
          <li key={key}>
            <SiteLink to={to} aria-current={current ? "true" : undefined}>
              {icon !== null && !lite && (
                <img src={resizedTo(icon, 160)} width={20} height={20} alt="" loading="lazy" />
              )}
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const orders: ListOrder[] = ["hot", "time"];

export function OrderChips({ order, to }: { order: ListOrder; to: (order: ListOrder) => string }) {
  const t = useT();
  const chips = orders.map((one) => ({
    key: one,
    to: to(one),
    label: t(`list.${one}`),
    current: one === order,
  }));
  return <Chips label={t("list.order")} chips={chips} />;
}

interface ListProps {
  albums: Album[];
  /** What the list goes by, and its cards say. */
  order: ListOrder;
  style?: ListStyle;
}

/** Albums as cards or as lines; words where there are none. */
export function AlbumList({ albums, order, style = "album" }: ListProps) {
  if (style === "list" && albums.length > 0) return <AlbumLines albums={albums} />;
  const cards = albums.map(({ hits, addedAt, ...card }) =>
    order === "time" && addedAt !== null ? { ...card, day: addedAt } : { ...card, hits },
  );
  return <AlbumCards albums={cards} />;
}

export function AlbumCards({ albums }: { albums: AlbumCard[] }) {
  const t = useT();
  if (albums.length === 0) return <p className="help">{t("list.empty")}</p>;
  return <AlbumGrid albums={albums} eager heading="h2" />;
}

function AlbumLines({ albums }: { albums: Album[] }) {
  const t = useT();
  const { language } = useSite();
  return (
    <ul className="lines">
      {albums.map(({ movid, title, speaker, hits, episodeCount, addedAt }) => (
        <li key={movid}>
          <SiteLink to={albumUrl(movid)} dir="auto">
            {title}
          </SiteLink>
          <p className="facts muted number">
            <span>{speaker.name}</span>
            {episodeCount > 0 && <span>{t("album.episodeCount", { count: episodeCount })}</span>}
            {hits > 0 && <span>{t("album.plays", { number: formatCount(language, hits) })}</span>}
            {addedAt !== null && <span>{formatDay(language, addedAt)}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
