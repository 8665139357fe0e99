import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { audioStylesUrl } from "../styles/audio-styles";
import { formatClock } from "~/i18n/format";
import { pageOfAudio } from "~/urls";
import { useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import { PlayerIcon } from "./icons";
import { AudioNotice } from "./notice";
import { PlayerPanel } from "./panel";
import { player } from "~/ui/listening/player";
import { currentOf, type Listening } from "~/ui/listening/playlist";
import { Progress } from "./progress";
import { useAudioPlayer, useListening } from "~/ui/listening/use-audio-player";

const arrowSeconds = 5;

/** The background player's one view: nothing at all until something is listened to. */
export function AudioPlayer() {
  const listening = useListening();
  useAudioPlayer(listening);
  return (
    <>
      {listening.current !== null && <PlayerBar listening={listening} />}
      <AudioNotice notice={listening.notice} />
    </>
  );
}

function PlayerBar({ listening }: { listening: Listening }) {
  const t = useT();
  const [styled, setStyled] = useState(false);
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => setOpen(false), [pathname]);
  const more = useRef<HTMLButtonElement>(null);
  const { send } = player();
  const { playing, restored } = listening;
  const mode = t(`audio.modes.${listening.mode ?? "none"}`);

  function press(event: KeyboardEvent) {
    if (event.key === "Escape" && open) {
      setOpen(false);
      more.current?.focus();
    } else if (keyDown(event, playing)) {
      event.preventDefault();
    }
  }

  return (
    // The player's keys count wherever the focus is in it.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <section
      className="audio-player"
      aria-label={t("audio.player")}
      tabIndex={-1}
      hidden={!styled}
      onKeyDown={press}
    >
      {/* Its looks come with it: no page that is only read pays for them. */}
      <link
        rel="stylesheet"
        href={audioStylesUrl}
        onLoad={() => setStyled(true)}
        onError={() => setStyled(true)}
      />
      {open && <PlayerPanel listening={listening} />}
      <div className="wrap">
        <div className="audio-steps">
          <Control name="previous" onPress={() => send({ do: "previous" })} />
          <Control
            name={playing ? "pause" : "play"}
            words={t(playing ? "audio.pause" : restored ? "audio.goOn" : "audio.play")}
            onPress={() => send({ do: playing ? "pause" : "play" })}
          />
          <Control name="next" onPress={() => send({ do: "next", forced: true })} />
        </div>
        <Heard listening={listening} />
        <Progress />
        <div className="audio-tools">
          <Control
            name={listening.mode === null ? "none" : `loop${listening.mode}`}
            words={t("audio.mode", { mode })}
            onPress={() => send({ do: "mode" })}
          />
          <button
            ref={more}
            type="button"
            aria-expanded={open}
            aria-label={t("audio.list")}
            title={t("audio.list")}
            onClick={() => setOpen(!open)}
          >
            <PlayerIcon name="list" />
          </button>
          <Control name="close" onPress={() => send({ do: "shutdown" })} />
        </div>
      </div>
    </section>
  );
}

/** What plays, as a link to the page it can be seen on. */
function Heard({ listening }: { listening: Listening }) {
  const t = useT();
  const item = currentOf(listening);
  if (item === null) return null;
  const { restored, list } = listening;
  return (
    <p className="audio-heard">
      <SiteLink to={pageOfAudio(item.url)} dir="auto">
        {item.title}
      </SiteLink>
      <small dir="auto">
        {restored ? t("audio.left", { time: formatClock(player().clock().seconds) }) : list.title}
      </small>
    </p>
  );
}

interface ControlProps {
  name: Parameters<typeof PlayerIcon>[0]["name"];
  /** What it does, where its own name does not say it. */
  words?: string;
  onPress: () => void;
}

function Control({ name, words, onPress }: ControlProps) {
  const t = useT();
  const known = name === "previous" || name === "next" || name === "close";
  const label = words ?? (known ? t(`audio.${name}`) : "");
  return (
    <button type="button" aria-label={label} title={label} onClick={onPress}>
      <PlayerIcon name={name} />
    </button>
  );
}

/** Whether the key was one of the player's; a button keeps the ones that press it, a list to choose from all. */
function keyDown(event: KeyboardEvent, playing: boolean): boolean {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (ctrlKey || metaKey || altKey || shiftKey || !(target instanceof Element)) return false;
  if (target.closest("select") !== null) return false;
  const { send, seek, clock } = player();
  if (key === " " && target.closest("a, button") === null) {
    send({ do: playing ? "pause" : "play" });
    return true;
  }
  if (key !== "ArrowLeft" && key !== "ArrowRight") return false;
  seek(clock().seconds + (key === "ArrowLeft" ? -arrowSeconds : arrowSeconds));
  return true;
}
