import { useEffect, useState, type RefObject } from "react";
import { clickedMark } from "~/boot/marks";
import { watchNative } from "./native-stream";
import { playByScript } from "./scripted-stream";
import type { Signal } from "./search";

export const hlsType = "application/vnd.apple.mpegurl";

interface Stage {
  video: RefObject<HTMLVideoElement | null>;
  /** The button over the video, where only scripts can play. */
  cover: RefObject<HTMLButtonElement | null>;
}

/** Keeps the stream at `src` playing; where the browser cannot, from the first press of play on. */
export function useStream({ video, cover }: Stage, src: string | null) {
  const [signal, tell] = useState<Signal>("fine");

  useEffect(() => {
    const element = video.current;
    const button = cover.current;
    if (element === null || src === null) return;
    if (element.canPlayType(hlsType) !== "") return watchNative(element, src, tell);

    // The boot script has set it before React came, so React does not hold it.
    const setCovered = (on: boolean) => element.parentElement?.toggleAttribute("data-covered", on);
    let stop: (() => void) | null = null;
    const begin = () => {
      if (stop !== null) return;
      setCovered(false);
      stop = playByScript(element, src, tell);
    };
    setCovered(true);
    element.addEventListener("play", begin);
    button?.addEventListener("click", begin);
    if (!element.paused || (button !== null && clickedMark in button)) begin();
    return () => {
      element.removeEventListener("play", begin);
      button?.removeEventListener("click", begin);
      stop?.();
    };
  }, [video, cover, src]);

  return signal;
}

/** One thing is heard at a time. */
export function useOneAtATime(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = stage.current;
    if (element === null) return;
    const hush = ({ target }: Event) => {
      for (const other of element.querySelectorAll<HTMLMediaElement>("video, audio")) {
        if (other !== target) other.pause();
      }
    };
    element.addEventListener("play", hush, true);
    return () => element.removeEventListener("play", hush, true);
  }, [stage]);
}
