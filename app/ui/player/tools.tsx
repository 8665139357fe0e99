import { useEffect, useState, type RefObject } from "react";
import { useT } from "../site-data";
import { keepSpeed, keptSpeed } from "./kept-speed";
import { SpeedChoice } from "./speed-choice";

interface Props {
  media: RefObject<HTMLMediaElement | null>;
  help: RefObject<HTMLDetailsElement>;
  video: boolean;
  autoNext: boolean;
  onAutoNext: (on: boolean) => void;
}

const keyRows = [
  { keys: "Space K", name: "play" },
  { keys: "J L", name: "seek" },
  { keys: "← → ↑ ↓", name: "arrows" },
  { keys: "M", name: "mute" },
  { keys: "F", name: "full" },
  { keys: "< >", name: "speed" },
  { keys: "0 – 9", name: "jump" },
  { keys: "⇧N ⇧P", name: "episodes" },
  { keys: "?", name: "help" },
] as const;

/** What only scripts can do; so it is there only once they run, below everything that works without. */
export function PlayerTools({ media, help, video, autoNext, onAutoNext }: Props) {
  const t = useT();
  const [speed, setSpeed] = useState(1);

  // The keyboard and the browser's own menu change the speed too.
  useEffect(() => {
    const element = media.current;
    if (element === null) return;
    const follow = () => {
      setSpeed(element.playbackRate);
      keepSpeed(element.playbackRate);
    };
    // The default too: what is loaded anew goes by it.
    element.defaultPlaybackRate = keptSpeed();
    element.playbackRate = element.defaultPlaybackRate;
    setSpeed(element.playbackRate);
    element.addEventListener("ratechange", follow);
    return () => element.removeEventListener("ratechange", follow);
  }, [media]);

  return (
    <>
      <SpeedChoice
        label={t("player.speed")}
        speed={speed}
        onChoose={(chosen) => {
          if (media.current !== null) media.current.playbackRate = chosen;
        }}
      />
      <label>
        <input
          type="checkbox"
          checked={autoNext}
          onChange={(event) => onAutoNext(event.target.checked)}
        />
        {t("player.autoNext")}
      </label>
      {video && document.pictureInPictureEnabled && (
        <button type="button" className="button" onClick={() => showInPicture(media.current)}>
          {t("player.pip")}
        </button>
      )}
      <details ref={help}>
        <summary className="button">{t("player.shortcuts")}</summary>
        <dl className="keys">
          {keyRows.map(({ keys, name }) => (
            <div key={name}>
              <dt>{keys}</dt>
              <dd>{t(`player.keys.${name}`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

function showInPicture(element: HTMLMediaElement | null): void {
  if (document.pictureInPictureElement !== null) void document.exitPictureInPicture();
  else if (element instanceof HTMLVideoElement) {
    element.requestPictureInPicture().catch(() => undefined);
  }
}
