import { defaultLanguage, episodeOfAudio, inLanguage, languages } from "~/urls";
import { heardShare, positionOf, rememberPosition } from "../player/positions";
import { playsNow } from "../player/media-session";
import { closed, currentOf, listen, type Action, type Listening } from "./playlist";
import { saveListening, savePlace, savedListening, savedPlace, type Clock } from "./saved";

/**
 * The one player of the tab. Its element stands in no document, so that no page that goes takes it along; the rules
 * are those of `playlist.ts`, and what follows from them for the element is here.
 */
export type Player = ReturnType<typeof createPlayer>;

let only: Player | null = null;
/** For browsers only. */
export const player = (): Player => (only ??= createPlayer());

const saveEverySeconds = 5;
const minuteMs = 60_000;

function createPlayer() {
  const element = new Audio();
  const listeners = new Set<() => void>();
  let now = closed;
  let clock: Clock = { seconds: 0, duration: 0 };
  /** Where to go once the file is known. */
  let resumeAt = 0;
  let sleeping: ReturnType<typeof setTimeout> | undefined;

  /** `seconds` is where to begin, where something begins; else it goes on where it was left. */
  function send(action: Action, seconds = 0): void {
    const before = now;
    const next = listen(before, action);
    if (next === before) return;
    keep();
    now = next;
    follow(before, seconds);
    for (const listener of listeners) listener();
  }

  function follow(before: Listening, seconds: number): void {
    if (now.turn !== before.turn) begin(seconds);
    else if (now.current === null) stop();
    else if (now.playing && !before.playing) goOn();
    else if (!now.playing && before.playing) element.pause();
    if (now.speed !== element.defaultPlaybackRate || now.speed !== element.playbackRate) {
      element.defaultPlaybackRate = now.speed;
      element.playbackRate = now.speed;
    }
    if (now.sleep !== before.sleep) setTimer();
    saveListening(now);
  }

  function begin(seconds: number): void {
    const item = currentOf(now);
    if (item === null) return;
    const episode = episodeOfAudio(item.url);
    resumeAt = seconds || (episode && positionOf(episode.urlid)) || 0;
    clock = { seconds: resumeAt, duration: 0 };
    element.src = inLanguage(item.url, pageLanguage());
    play();
  }

  /** What was restored, or failed, is loaded anew. */
  function goOn(): void {
    if (element.hasAttribute("src") && element.error === null) play();
    else begin(clock.seconds);
  }

  function play(): void {
    element.play().catch((error: unknown) => {
      // A browser may refuse to play by itself; the visitor then presses play.
      if (error instanceof DOMException && error.name === "NotAllowedError") send({ do: "pause" });
    });
  }

  /** An address that leads nowhere has no audio; anything else is a failure. */
  async function tellFailure(): Promise<void> {
    const { turn } = now;
    const url = element.src;
    // eslint-disable-next-line no-restricted-syntax -- A browser asks our own origin; no upstream host is meant.
    const found = await fetch(url, { method: "HEAD", redirect: "manual" }).catch(() => null);
    if (now.turn === turn) send({ do: found?.status === 404 ? "missing" : "failed" });
  }

  function stop(): void {
    element.pause();
    element.removeAttribute("src");
    element.load();
    clock = { seconds: 0, duration: 0 };
  }

  function setTimer(): void {
    clearTimeout(sleeping);
    if (typeof now.sleep !== "number") return;
    sleeping = setTimeout(() => send({ do: "asleep" }), now.sleep * minuteMs);
  }

  function keep(): void {
    if (now.current === null || !element.hasAttribute("src")) return;
    savePlace(clock);
    const episode = episodeOfAudio(currentOf(now)?.url ?? "");
    if (episode !== null) rememberPosition(episode.urlid, clock.seconds, clock.duration);
  }

  function tick(): void {
    if (!element.hasAttribute("src") || element.readyState === HTMLMediaElement.HAVE_NOTHING)
      return;
    const seconds = Math.floor(element.currentTime);
    const duration = Number.isFinite(element.duration) ? element.duration : 0;
    if (seconds === clock.seconds && duration === clock.duration) return;
    clock = { seconds, duration };
    if (seconds % saveEverySeconds === 0) keep();
    for (const listener of listeners) listener();
  }

  element.addEventListener("loadedmetadata", () => {
    if (resumeAt > 0 && resumeAt < element.duration * heardShare) element.currentTime = resumeAt;
    resumeAt = 0;
    tick();
  });
  for (const name of ["timeupdate", "seeked", "durationchange"]) {
    element.addEventListener(name, tick);
  }
  element.addEventListener("play", () => {
    for (const other of document.querySelectorAll<HTMLMediaElement>("audio, video")) other.pause();
    playsNow("background");
    send({ do: "play" });
  });
  element.addEventListener("pause", () => {
    keep();
    if (element.paused && !element.ended) send({ do: "pause" });
  });
  element.addEventListener("ended", () => {
    keep();
    send({ do: "ended" });
  });
  element.addEventListener("error", () => {
    if (element.hasAttribute("src")) void tellFailure();
  });
  addEventListener("pagehide", keep);
  // Media events do not bubble; whatever starts on a page stops everything else.
  document.addEventListener(
    "play",
    ({ target }) => {
      element.pause();
      playsNow("page");
      for (const other of document.querySelectorAll<HTMLMediaElement>("audio, video")) {
        if (other !== target) other.pause();
      }
    },
    true,
  );

  return {
    element,
    state: () => now,
    clock: () => clock,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send,
    /** Takes up what this tab listened to before it was loaded anew; it waits to be played. */
    restore() {
      const saved = savedListening();
      if (saved === null) return;
      clock = savedPlace();
      send({ do: "restore", ...saved });
    },
    seek(seconds: number) {
      const to = Math.min(Math.max(0, seconds), Math.max(0, clock.duration - 0.5));
      clock = { ...clock, seconds: Math.floor(to) };
      if (element.readyState !== HTMLMediaElement.HAVE_NOTHING) element.currentTime = to;
      for (const listener of listeners) listener();
    },
  };
}

const pageLanguage = () =>
  languages.find((one) => one === document.documentElement.lang) ?? defaultLanguage;
