import { formatClock } from "~/i18n/format";
import { useT } from "~/ui/site-data";
import { player } from "~/ui/listening/player";
import { useClock } from "~/ui/listening/use-audio-player";

/** Where it is, and a way to be elsewhere. */
export function Progress() {
  const t = useT();
  const { seconds, duration } = useClock();
  const words = t("audio.at", { time: formatClock(seconds), total: formatClock(duration) });
  return (
    <div className="audio-progress">
      {/* The slider says both. */}
      <span className="number" aria-hidden="true">
        {formatClock(seconds)}
      </span>
      <input
        type="range"
        min={0}
        max={Math.max(1, Math.floor(duration))}
        value={Math.min(seconds, Math.max(1, duration))}
        disabled={duration === 0}
        aria-label={t("audio.progress")}
        aria-valuetext={words}
        onChange={(event) => player().seek(Number(event.target.value))}
      />
      <span className="number" aria-hidden="true">
        {duration > 0 ? formatClock(duration) : "–:––"}
      </span>
    </div>
  );
}
