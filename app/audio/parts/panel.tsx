import { useEffect, useRef } from "react";
import { SpeedChoice } from "~/ui/player/speed-choice";
import { useT } from "~/ui/site-data";
import { player } from "~/ui/listening/player";
import { sleeps, type Listening } from "~/ui/listening/playlist";

/** What is not needed all the time: speed, the timer, the list. */
export function PlayerPanel({ listening }: { listening: Listening }) {
  const t = useT();
  const { list, current, speed, sleep } = listening;
  const { send } = player();
  const rows = useRef<HTMLOListElement>(null);
  const here = useRef<HTMLLIElement>(null);
  // Not `scrollIntoView`, which would scroll the page too.
  useEffect(() => {
    const [all, one] = [rows.current, here.current];
    if (all && one) all.scrollTop = one.offsetTop - all.offsetTop - all.clientHeight / 2;
  }, [current]);
  return (
    <div className="audio-panel">
      <div className="audio-settings">
        <SpeedChoice
          label={t("audio.speed")}
          speed={speed}
          onChoose={(chosen) => send({ do: "speed", speed: chosen })}
        />
        <label>
          {t("audio.sleep")}
          <select
            value={sleep}
            onChange={({ target }) => {
              const chosen = sleeps.find((one) => String(one) === target.value);
              send({ do: "sleep", sleep: chosen ?? "off" });
            }}
          >
            {sleeps.map((one) => (
              <option key={one} value={one}>
                {typeof one === "number"
                  ? t("audio.sleeps.minutes", { minutes: one })
                  : t(`audio.sleeps.${one}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ol ref={rows} className="audio-list" aria-label={list.title || t("audio.list")}>
        {list.items.map(({ urlid, title }) => (
          <li key={urlid} ref={urlid === current ? here : undefined}>
            <button
              type="button"
              dir="auto"
              aria-current={urlid === current ? "true" : undefined}
              onClick={() => send({ do: "choose", urlid })}
            >
              {title}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
