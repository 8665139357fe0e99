import { createSearch, type Tell } from "./search";

/** A picture that stands still this long has lost its signal, even where the browser does not say so. */
const patienceMs = 10_000;

/** Watches over a stream that the browser plays by itself, and asks for it anew where it breaks off. Returns the end of it. */
export function watchNative(video: HTMLVideoElement, src: string, tell: Tell): () => void {
  const ends = new AbortController();
  let wanted = !video.paused;
  let still: ReturnType<typeof setTimeout> | undefined;

  const search = createSearch(() => {
    // Set anew, so that no other source of the element stands in for what is on.
    video.src = src;
    video.load();
    if (wanted) video.play().catch(() => undefined);
    wait();
  }, tell);

  function wait() {
    moves();
    still = setTimeout(() => {
      still = undefined;
      search.lost();
    }, patienceMs);
  }
  function moves() {
    clearTimeout(still);
    still = undefined;
  }
  function lose() {
    moves();
    if (wanted) search.lost();
  }
  function on(names: string[], answer: (event: Event) => void) {
    // Sources tell of their failing themselves, and only on the way down.
    const options = { capture: true, signal: ends.signal };
    for (const name of names) video.addEventListener(name, answer, options);
  }

  on(["play"], () => {
    wanted = true;
    if (video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) lose();
  });
  on(["pause"], () => {
    moves();
    if (!search.searching()) wanted = false;
  });
  on(["waiting", "stalled"], () => {
    if (wanted && !search.searching()) wait();
  });
  // A slow line is no lost signal.
  on(["progress"], () => {
    if (still !== undefined) wait();
  });
  on(["error"], ({ target }) => {
    const last = video.querySelector("source:last-of-type");
    if (target === video || target === last) lose();
  });
  on(["timeupdate"], () => {
    // One last update comes from a picture that stands still.
    if (video.readyState <= HTMLMediaElement.HAVE_CURRENT_DATA) return;
    moves();
    if (search.searching()) search.found();
  });
  if (video.error !== null || isOut(video)) lose();

  return () => {
    ends.abort();
    moves();
    search.stop();
  };
}

/** Broken off before scripts came. */
const isOut = (video: HTMLVideoElement) =>
  !video.paused && video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;
