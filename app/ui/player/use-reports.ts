import { useEffect, type RefObject } from "react";
import { mediumTypes, playsUrl } from "~/urls";
import { heardShare } from "./positions";

const everyMs = 15_000;

export interface Reported {
  movid: number;
  urlid: number;
  audio: boolean;
}

/** Tells where a member is: every 15 seconds of playing, and on leaving. Nothing waits for it, nothing hears of it. */
export function usePlayReports(
  media: RefObject<HTMLMediaElement | null>,
  { movid, urlid, audio }: Reported,
  member: boolean,
): void {
  useEffect(() => {
    const element = media.current;
    return element === null || !member ? undefined : reportPlays(element, { movid, urlid, audio });
  }, [media, movid, urlid, audio, member]);
}

/** Ends with the function it gives back. */
export function reportPlays(
  element: HTMLMediaElement,
  { movid, urlid, audio }: Reported,
): () => void {
  let told = -1;
  const report = () => {
    // What was heard to its end starts over next time.
    const heard = element.currentTime >= element.duration * heardShare;
    const seconds = heard ? 0 : Math.floor(element.currentTime);
    if (seconds === told || (seconds === 0 && !heard)) return;
    told = seconds;
    const type = audio ? mediumTypes.audio : mediumTypes.video;
    const form = { movid, urlid, seconds, type };
    const pairs = Object.entries(form).map(([name, value]) => [name, String(value)]);
    navigator.sendBeacon(playsUrl(), new URLSearchParams(pairs));
  };
  const timer = setInterval(() => {
    if (!element.paused) report();
  }, everyMs);
  element.addEventListener("pause", report);
  addEventListener("pagehide", report);
  return () => {
    clearInterval(timer);
    element.removeEventListener("pause", report);
    removeEventListener("pagehide", report);
    report();
  };
}
