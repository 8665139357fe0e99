import { audioUrl, playlistUrl } from "~/urls";
import { isPlainClick } from "../plain-click";
import type { Item } from "./playlist";

export interface ListenTo {
  /** What to begin with. */
  item: Item;
  /** Where the whole list is. */
  playlist: string;
  startSeconds?: number | undefined;
}

interface Episode {
  urlid: number;
  title: string;
  seconds?: number;
}

/** An episode, with its album as the list. */
export function episodeOf(movid: number, { urlid, title, seconds }: Episode): ListenTo {
  const item = { urlid: String(urlid), title, url: audioUrl(movid, urlid) };
  return { item, playlist: playlistUrl(movid), startSeconds: seconds };
}

/** Makes a plain link to an episode's page one that is listened to in the background, once scripts run. */
export function episodeLink(movid: number, episode: Episode) {
  const { item, playlist, startSeconds } = episodeOf(movid, episode);
  return {
    "data-listen": item.url,
    "data-urlid": item.urlid,
    "data-title": item.title,
    "data-playlist": playlist,
    "data-start": startSeconds || undefined,
  };
}

export function listenToOf({ dataset }: HTMLElement): ListenTo {
  const { listen = "", urlid = "", title = "", playlist = "", start } = dataset;
  return { item: { urlid, title, url: listen }, playlist, startSeconds: Number(start ?? 0) };
}

/** The link a plain click means, or null where the browser should do as ever. */
export function listenLinkAt(event: MouseEvent): HTMLElement | null {
  if (event.defaultPrevented || !isPlainClick(event)) return null;
  return event.target instanceof Element
    ? event.target.closest<HTMLElement>("a[data-listen]")
    : null;
}
