import { useEffect, useSyncExternalStore } from "react";
import { episodeOfAudio } from "~/urls";
import { reportPlays } from "../player/use-reports";
import { useSite } from "../site-data";
import { listenLinkAt, listenToOf } from "./listen-link";
import { claimSession } from "../player/media-session";
import { player } from "./player";
import { closed, currentOf, type Listening } from "./playlist";
import type { Clock } from "./saved";
import { startListening } from "./start-listening";

const nothing = () => () => undefined;
const subscribe = (listener: () => void) => player().subscribe(listener);
const unknown: Clock = { seconds: 0, duration: 0 };

/** Closed until the page is hydrated, as the server drew it. */
export const useListening = (): Listening =>
  useSyncExternalStore(
    subscribe,
    () => player().state(),
    () => closed,
  );
export const useClock = (): Clock =>
  useSyncExternalStore(
    subscribe,
    () => player().clock(),
    () => unknown,
  );
/** Whether scripts run: false on the server and while the page hydrates. */
export const useScripts = (): boolean =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );

/** What the player does for the page as a whole; for its one view. */
export function useAudioPlayer(listening: Listening): void {
  const { language, member } = useSite();
  const item = currentOf(listening);
  const { title: album, artist, picture } = listening.list;

  useEffect(() => {
    player().restore();
    const take = (event: MouseEvent) => {
      const link = listenLinkAt(event);
      if (link === null) return;
      event.preventDefault();
      startListening(listenToOf(link), language);
    };
    // Before whatever else would follow the link.
    document.addEventListener("click", take, true);
    return () => document.removeEventListener("click", take, true);
  }, [language]);

  const url = item?.url ?? "";
  const title = item?.title ?? "";
  useEffect(() => {
    if (url === "") return;
    const { element, seek, send, clock } = player();
    const by = (seconds: number) => () => seek(clock().seconds + seconds);
    claimSession("background", {
      metadata: { title, album, artist, artwork: picture === null ? [] : [{ src: picture }] },
      handlers: [
        ["play", () => send({ do: "play" })],
        ["pause", () => send({ do: "pause" })],
        ["seekbackward", by(-10)],
        ["seekforward", by(10)],
        ["seekto", ({ seekTime }) => seek(seekTime ?? element.currentTime)],
        ["previoustrack", () => send({ do: "previous" })],
        ["nexttrack", () => send({ do: "next", forced: true })],
      ],
    });
    return () => claimSession("background", null);
  }, [url, title, album, artist, picture]);

  const signedIn = member !== null;
  useEffect(() => {
    const episode = episodeOfAudio(url);
    if (episode === null || !signedIn) return;
    return reportPlays(player().element, { ...episode, audio: true });
  }, [url, signedIn]);
}
