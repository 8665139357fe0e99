import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { loginUrl } from "~/urls";
import type { QrPicture } from "../../../server/pages/sign-in/scan.ts";
import { useHref, useSite, useT } from "~/ui/site-data";

export interface Code {
  picture: QrPicture;
  /** Where a page of the demonstration stands in for the phone. */
  href: string | null;
}

interface Props {
  code: Code | null;
  redirectTo: string;
  /** Whoever reads slowly may have the page stand still, and say when the code is confirmed. */
  hold: boolean;
  /** Asks again; without it the whole page is asked for. */
  poll?: () => void;
}

const pollMs = 3_000;

/**
 * A code to scan. Scripts ask every three seconds what became of it; without them the page does so by loading itself
 * again, and the server keeps the code over the reloads.
 */
export function QrCode({ code, redirectTo, hold, poll }: Props) {
  const t = useT();
  const href = useHref();
  const { lite } = useSite();
  usePolling(poll);
  const here = (still: boolean) => href(loginUrl({ type: "qrcode", redirectTo, hold: still }));
  if (code === null) return <p className="help">{t("account.qrGone")}</p>;
  const { path, size } = code.picture;
  const reload = hold ? (
    <p>
      <a href={here(true)}>{t("account.qrConfirmed")}</a>
    </p>
  ) : (
    <>
      <meta httpEquiv="refresh" content={`3;url=${here(false)}`} />
      <p>
        <a href={here(true)}>{t("account.qrHold")}</a>
      </p>
    </>
  );
  return (
    <div className="qr" data-scripts-now="">
      <svg viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label={t("account.byQr")}>
        <path className="qr-ground" d={`M-4-4h${size + 8}v${size + 8}h-${size + 8}z`} />
        <path d={path} />
      </svg>
      <p className="muted">{t("account.qrHelp")}</p>
      {lite ? reload : <noscript>{reload}</noscript>}
      {code.href !== null && (
        <p>
          <a href={code.href} target="_blank" rel="noopener noreferrer">
            {t("account.qrOpen")}
          </a>
        </p>
      )}
    </div>
  );
}

function usePolling(poll: (() => void) | undefined): void {
  const { revalidate } = useRevalidator();
  const ask = useRef(poll ?? revalidate);
  ask.current = poll ?? revalidate;
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") ask.current();
    }, pollMs);
    return () => clearInterval(timer);
  }, []);
}
