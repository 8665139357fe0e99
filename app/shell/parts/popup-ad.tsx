import { useEffect, useRef, useState } from "react";
import { inLanguage, popupAdUrl } from "~/urls";
import type { PopupAd as Ad } from "../../../server/upstreams/movie/model.ts";
import { resizedTo } from "~/ui/picture";
import { useSite, useT } from "~/ui/site-data";

/**
 * One advertisement at the foot of the window, asked for after the page is there. It covers nothing of the page:
 * Escape and the button close it, and it goes by itself after `closeAfter` seconds (docs/rules.md, shell 6).
 */
export function PopupAd() {
  const t = useT();
  const { lite, language } = useSite();
  const [ad, setAd] = useState<Ad | null>(null);
  const [left, setLeft] = useState(0);
  const asked = useRef(false);

  useEffect(() => {
    if (lite || asked.current) return;
    asked.current = true;
    // Not the router's fetching: a line that fails would cost the page, and an ad is worth none.
    fetchAd(inLanguage(popupAdUrl(), language)).then(
      (found) => {
        if (found === null || !isDue(found)) return;
        document.cookie = `fad=${seconds()}; path=/; max-age=31536000; samesite=lax`;
        setLeft(found.closeAfter);
        setAd(found);
      },
      () => undefined,
    );
  }, [lite, language]);

  useEffect(() => {
    if (ad === null) return;
    const timer = setInterval(() => setLeft((now) => now - 1), 1_000);
    const escape = (event: KeyboardEvent) => {
      // A menu that is open is closed first.
      if (event.key === "Escape" && !event.defaultPrevented) setAd(null);
    };
    document.addEventListener("keydown", escape);
    return () => {
      clearInterval(timer);
      document.removeEventListener("keydown", escape);
    };
  }, [ad]);

  if (ad === null || (ad.closeAfter > 0 && left <= 0)) return null;
  const picture = (
    <img src={resizedTo(ad.image, 320)} width={600} height={400} alt={t("ad.label")} />
  );
  return (
    <dialog className="popup-ad" open aria-label={t("ad.label")}>
      <div className="wrap">
        {ad.href === null ? (
          picture
        ) : (
          <a href={ad.href} target="_blank" rel="noopener noreferrer sponsored">
            {picture}
          </a>
        )}
        <p>
          <span className="badge">{t("ad.label")}</span>
          <button type="button" className="button" onClick={() => setAd(null)}>
            {ad.closeAfter > 0 ? t("ad.closeIn", { left }) : t("ad.close")}
          </button>
        </p>
      </div>
    </dialog>
  );
}

async function fetchAd(url: string): Promise<Ad | null> {
  // eslint-disable-next-line no-restricted-syntax -- A browser asks our own origin; no upstream host is meant.
  const response = await fetch(url);
  const { ad } = (await response.json()) as { ad: Ad | null };
  return ad;
}

/** `fad` holds the second of the last show. */
function isDue({ interval }: Ad): boolean {
  const last = Number(/(?:^|;\s*)fad=(\d+)/.exec(document.cookie)?.[1] ?? 0);
  return seconds() - last >= interval;
}

function seconds(): number {
  return Math.floor(Date.now() / 1_000);
}
