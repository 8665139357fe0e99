import { useEffect, useState } from "react";
import { useT } from "~/ui/site-data";

/** Codes may be asked for once a minute (docs/rules.md, sign-in 10). */
const coolDownSeconds = 60;

/** First in its form, so that Enter means the form and not the button that has a code sent. */
export function EnterButton() {
  return <button className="hidden" tabIndex={-1} aria-hidden="true" />;
}

/** Has a code sent; after it was, scripts count the minute down. The host keeps it in any case. */
export function SendCode({ sent, to }: { sent: boolean; to: string | undefined }) {
  const t = useT();
  const left = useCountdown(sent ? coolDownSeconds : 0);
  return (
    <p className="actions">
      <button
        className="button"
        name="intent"
        value="send"
        formAction={to}
        formNoValidate
        disabled={left > 0}
      >
        {left > 0 ? t("account.sendAgain", { count: left }) : t("account.sendCode")}
      </button>
    </p>
  );
}

/** Counts from the moment the page is hydrated; 0 until then, so that both sides draw the same. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (seconds === 0) return;
    const end = Date.now() + seconds * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
