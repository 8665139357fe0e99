import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, type RefObject } from "react";

type Audio = RefObject<HTMLAudioElement | null>;

/** Shows the verse being spoken, and reads on into the next chapter. */
export function useReading(audio: Audio, src: string, next: string | null): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const playNow = typeof state === "object" && state !== null && "play" in state;

  useEffect(() => {
    const element = audio.current;
    const panel = element?.closest("details");
    if (element === null || !panel || !playNow) return;
    panel.open = true;
    // A browser may refuse to play by itself; the visitor then presses play.
    element.play().catch(() => undefined);
  }, [audio, src, playNow]);

  useEffect(() => {
    const element = audio.current;
    if (element === null) return;
    const goOn = () => {
      // A page that changes would take along what lies over it.
      if (document.querySelector("dialog[open]") !== null) return;
      if (next !== null) navigate(next, { state: { play: true } });
    };
    element.addEventListener("ended", goOn);
    return () => element.removeEventListener("ended", goOn);
  }, [audio, src, next, navigate]);

  useEffect(() => {
    const track = audio.current?.textTracks[0];
    if (track === undefined) return;
    // The verses themselves are the captions.
    track.mode = "hidden";
    let spoken: Element | null = null;
    const show = (verse: Element | null) => {
      spoken?.removeAttribute("data-spoken");
      spoken = verse;
      spoken?.setAttribute("data-spoken", "");
    };
    const change = () => {
      const cue = track.activeCues?.[0];
      if (cue === undefined) return;
      show(document.getElementById(`v${cue.id}`));
      if (spoken !== null && !isOnScreen(spoken)) bringIn(spoken);
    };
    track.addEventListener("cuechange", change);
    return () => {
      track.removeEventListener("cuechange", change);
      show(null);
    };
  }, [audio, src]);
}

/** Clear of the bars above and below. */
function isOnScreen(verse: Element): boolean {
  const { top, bottom } = verse.getBoundingClientRect();
  return top >= 72 && bottom <= innerHeight - 160;
}

function bringIn(verse: Element): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  verse.scrollIntoView({ block: "center", behavior: still ? "auto" : "smooth" });
}
