import { inLanguage, type Language } from "~/urls";
import type { ListenTo } from "./listen-link";
import { player } from "./player";
import type { Playlist } from "./playlist";

/** Plays at once; the list it belongs to comes after, and where it does not come, one thing is heard. */
export function startListening(wanted: ListenTo, language: Language): void {
  const { item, playlist, startSeconds = 0 } = wanted;
  const { send, state } = player();
  const known = state().list.items.some((one) => one.url === item.url);
  if (known) return send({ do: "choose", urlid: item.urlid }, startSeconds);
  const alone: Playlist = { title: "", artist: "", picture: null, items: [item] };
  send({ do: "open", list: alone, urlid: item.urlid }, startSeconds);
  fetchPlaylist(inLanguage(playlist, language)).then(
    (list) => send({ do: "fill", list }),
    () => undefined,
  );
}

/** Not the router's fetching: a line that fails would cost the page. */
async function fetchPlaylist(url: string): Promise<Playlist> {
  // eslint-disable-next-line no-restricted-syntax -- A browser asks our own origin; no upstream host is meant.
  const response = await fetch(url);
  if (!response.ok) throw new Error(`no list: ${response.status}`);
  return (await response.json()) as Playlist;
}
