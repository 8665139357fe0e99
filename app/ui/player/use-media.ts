import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, type RefObject } from "react";
import { claimSession, type Claim } from "./media-session";
import { heardShare, positionOf, rememberPosition } from "./positions";

export interface Playing {
  urlid: number;
  title: string;
  album: string;
  artist: string;
  artwork: string | null;
  /** `?t=` wins over where the visitor left off. */
  startSeconds: number;
  /** Where a member left off on whatever device; this browser's own memory is fresher. */
  leftSeconds: number;
  previous: string | null;
  next: string | null;
  autoNext: boolean;
}

type Media = RefObject<HTMLMediaElement | null>;

/** Resumes, remembers, and goes on to the next episode; the element's own controls stay in charge. */
export function usePlayback(media: Media, playing: Playing): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { urlid, startSeconds, leftSeconds, next, autoNext } = playing;
  const playNow = typeof state === "object" && state !== null && "play" in state;

  useEffect(() => {
    const element = media.current;
    if (element === null) return;
    const resume = startSeconds > 0 ? 0 : (positionOf(urlid) ?? leftSeconds);
    const start = () => {
      const end = element.duration * heardShare;
      if (startSeconds >= end) element.currentTime = 0;
      else if (resume < end) element.currentTime = Math.max(resume, element.currentTime);
    };
    const keep = () => rememberPosition(urlid, element.currentTime, element.duration);
    const ended = () => {
      keep();
      // Changing the page would close the dialog over it and lose what is typed there.
      if (document.querySelector("dialog[open]") !== null) return;
      if (autoNext && next !== null) navigate(next, { state: { play: true } });
    };
    // A first click on "play" also brings the scripts: the medium may be quicker than they are.
    if (element.readyState >= HTMLMediaElement.HAVE_METADATA) start();
    else element.addEventListener("loadedmetadata", start, { once: true });
    element.addEventListener("pause", keep);
    element.addEventListener("ended", ended);
    addEventListener("pagehide", keep);
    // A browser may refuse to play by itself; the visitor then presses play.
    if (playNow) element.play().catch(() => undefined);
    return () => {
      if (element.currentTime > 0) keep();
      element.removeEventListener("loadedmetadata", start);
      element.removeEventListener("pause", keep);
      element.removeEventListener("ended", ended);
      removeEventListener("pagehide", keep);
    };
  }, [media, urlid, startSeconds, leftSeconds, next, autoNext, playNow, navigate]);
}

/** Tells the system what plays, and takes its buttons. */
export function useMediaSession(media: Media, playing: Playing): void {
  const navigate = useNavigate();
  const { title, album, artist, artwork, previous, next } = playing;

  useEffect(() => {
    const seek = (by: number) => () => {
      if (media.current !== null) media.current.currentTime += by;
    };
    const go = (to: string | null) =>
      to === null ? null : () => navigate(to, { state: { play: true } });
    const handlers: Claim["handlers"] = [
      ["play", () => void media.current?.play()],
      ["pause", () => media.current?.pause()],
      ["seekbackward", seek(-10)],
      ["seekforward", seek(10)],
      ["previoustrack", go(previous)],
      ["nexttrack", go(next)],
    ];
    const shown = artwork === null ? [] : [{ src: artwork }];
    claimSession("page", { metadata: { title, album, artist, artwork: shown }, handlers });
    return () => claimSession("page", null);
  }, [media, title, album, artist, artwork, previous, next, navigate]);
}
