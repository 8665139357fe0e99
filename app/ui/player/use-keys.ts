import { useNavigate } from "@remix-run/react";
import { useEffect, type RefObject } from "react";
import { actionOf, nextSpeed, type PlayerAction } from "./keys";

interface Options {
  media: RefObject<HTMLMediaElement | null>;
  help: RefObject<HTMLDetailsElement>;
  previous: string | null;
  next: string | null;
}

/** Keyboard control, wherever on the page the focus is, but never while the visitor types or chooses. */
export function usePlayerKeys({ media, help, previous, next }: Options): void {
  const navigate = useNavigate();
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key === "Escape" && help.current !== null) help.current.open = false;
      if (event.defaultPrevented || isBusy(event)) return;
      const action = actionOf(event);
      const element = media.current;
      if (action === null || element === null) return;
      event.preventDefault();
      if (action.do === "previous" || action.do === "next") {
        const to = action.do === "next" ? next : previous;
        if (to !== null) navigate(to, { state: { play: true } });
      } else if (action.do === "help") {
        if (help.current !== null) help.current.open = !help.current.open;
      } else {
        control(element, action);
      }
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [media, help, previous, next, navigate]);
}

/** A text field takes every key; a button or link the ones that press it; the player's own controls theirs. */
function isBusy({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("input, textarea, select, [contenteditable]")) return true;
  if (/^( |Arrow.*)$/.test(key) && target.closest("video, audio")) return true;
  return (key === " " || key === "Enter") && target.closest("a, button, summary") !== null;
}

function control(element: HTMLMediaElement, action: PlayerAction): void {
  switch (action.do) {
    case "toggle":
      if (element.paused) element.play().catch(() => undefined);
      else element.pause();
      break;
    case "mute":
      element.muted = !element.muted;
      break;
    case "fullscreen":
      if (document.fullscreenElement) void document.exitFullscreen();
      else void element.requestFullscreen();
      break;
    case "seek":
      element.currentTime = Math.max(0, element.currentTime + action.seconds);
      break;
    case "volume":
      element.volume = Math.min(1, Math.max(0, element.volume + action.step));
      break;
    case "speed":
      element.playbackRate = nextSpeed(element.playbackRate, action.step);
      break;
    case "jump":
      if (Number.isFinite(element.duration)) element.currentTime = action.share * element.duration;
      break;
    case "next":
    case "previous":
    case "help":
      // These are the page's.
      break;
  }
}
