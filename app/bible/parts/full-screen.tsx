import { useEffect, useState } from "react";
import { useT } from "~/ui/site-data";

/** Nothing but the text, on a window wider than 1,000 px; only scripts can ask a browser for it (docs/rules.md, bible 17). */
export function FullScreen() {
  const t = useT();
  const [offered, offer] = useState(false);
  const [full, setFull] = useState(false);

  useEffect(() => {
    const wide = matchMedia("(width > 1000px)");
    const see = () => {
      const on = isFull();
      setFull(on);
      // Whoever is in must be able to leave.
      offer(on || (wide.matches && document.fullscreenEnabled));
    };
    see();
    wide.addEventListener("change", see);
    document.addEventListener("fullscreenchange", see);
    return () => {
      wide.removeEventListener("change", see);
      document.removeEventListener("fullscreenchange", see);
    };
  }, []);

  if (!offered) return null;
  return (
    <button type="button" className="full-screen" aria-pressed={full} onClick={toggle}>
      {t(full ? "bible.read.leaveFullScreen" : "bible.read.fullScreen")}
    </button>
  );
}

/** The page as a whole, so that what lies over it is still seen; the styles leave the text alone of it. */
const isFull = () => document.fullscreenElement === document.documentElement;

function toggle(): void {
  // A browser may refuse; then everything stays.
  const done = isFull() ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  done.catch(() => undefined);
}

/** Elsewhere the bars are needed again. */
export function useLeavingFullScreen(): void {
  useEffect(
    () => () => {
      if (isFull()) document.exitFullscreen().catch(() => undefined);
    },
    [],
  );
}
