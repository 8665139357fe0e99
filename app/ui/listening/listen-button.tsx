import { useSite, useT } from "../site-data";
import type { ListenTo } from "./listen-link";
import { startListening } from "./start-listening";
import { useScripts } from "./use-audio-player";

/** Goes on in the background; only scripts can, so it is there once they run. */
export function ListenButton({ listenTo }: { listenTo: () => ListenTo }) {
  const t = useT();
  const { language } = useSite();
  if (!useScripts()) return null;
  return (
    <button type="button" className="button" onClick={() => startListening(listenTo(), language)}>
      {t("audio.background")}
    </button>
  );
}
