import type HlsPlayer from "hls.js";
import { createSearch, type Tell } from "./search";

/** Two broken pictures within this time, and mending is no use. */
const mendingMs = 5_000;

/** Plays a stream in a browser that cannot, with what is fetched for it only now. Returns the end of it. */
export function playByScript(video: HTMLVideoElement, src: string, tell: Tell): () => void {
  let hls: HlsPlayer | null = null;
  let over = false;
  let mendedAt = 0;
  /** A visitor who stopped it in between does not want it back. */
  let wanted = true;
  const want = () => (wanted = true);
  const stop = () => (wanted = false);
  const go = () => {
    if (wanted) video.play().catch(() => undefined);
  };
  video.addEventListener("play", want);
  video.addEventListener("pause", stop);

  const search = createSearch(() => {
    if (hls === null) void begin();
    // What is still buffered goes on playing while the rest is looked for.
    else if (video.readyState > HTMLMediaElement.HAVE_CURRENT_DATA) hls.startLoad();
    else hls.loadSource(src);
  }, tell);

  async function begin() {
    const found = await import("hls.js/light").catch(() => null);
    if (over) return;
    if (found === null) return search.lost();
    const Hls = found.default;
    if (!Hls.isSupported()) return tell("unsupported");
    // Workers of it are blobs, which the page's policy does not let run.
    const player = new Hls({ enableWorker: false });
    hls = player;
    player.on(Hls.Events.MANIFEST_PARSED, go);
    player.on(Hls.Events.FRAG_BUFFERED, () => search.found());
    player.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
      if (!fatal) return;
      const mending = type === Hls.ErrorTypes.MEDIA_ERROR && Date.now() - mendedAt > mendingMs;
      if (!mending) return search.lost();
      mendedAt = Date.now();
      player.recoverMediaError();
      go();
    });
    player.loadSource(src);
    player.attachMedia(video);
  }

  tell("opening");
  void begin();
  return () => {
    over = true;
    search.stop();
    video.removeEventListener("play", want);
    video.removeEventListener("pause", stop);
    hls?.destroy();
  };
}
