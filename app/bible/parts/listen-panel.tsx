import { useRef } from "react";
import { biblePlaylistUrl } from "~/urls";
import { ListenButton } from "~/ui/listening/listen-button";
import { useHref, useT } from "~/ui/site-data";
import { chapterItem } from "./chapter-item";
import { samePage, type ChapterPage } from "./chapter-page";
import { SettingsForm } from "./settings-form";
import { useReading } from "./use-reading";

interface Props {
  page: ChapterPage;
  audio: NonNullable<ChapterPage["audio"]>;
}

/** The chapter read out, in a bar below the text, so that both can be followed. */
export function ListenPanel({ page, audio }: Props) {
  const t = useT();
  const href = useHref();
  const element = useRef<HTMLAudioElement>(null);
  const { place, named, next, voice, demo } = page;
  const voices = t("bible.listen.voices", { returnObjects: true });
  useReading(element, audio.src, next && href(samePage(page, next)));
  return (
    <div className="listen-bar">
      <audio
        key={audio.src}
        ref={element}
        src={audio.src}
        controls
        preload="none"
        aria-label={t("bible.listen.label", { reference: t("bible.reference", place) })}
      >
        {audio.captions !== null && (
          <track
            kind="captions"
            src={audio.captions}
            srcLang={audio.lang}
            label={t("bible.listen.captions")}
            default
          />
        )}
      </audio>
      <SettingsForm>
        <div className="choices" role="group" aria-label={t("bible.listen.voice")}>
          {voices.map((name, kind) => (
            <button key={name} name="audio" value={kind} aria-pressed={kind === voice}>
              {name}
            </button>
          ))}
        </div>
      </SettingsForm>
      <ListenButton
        listenTo={() => {
          const panel = element.current?.closest("details");
          // One bar at the bottom is enough.
          if (panel) panel.open = false;
          const startSeconds = Math.floor(element.current?.currentTime ?? 0);
          return {
            item: chapterItem(t, place, named),
            playlist: biblePlaylistUrl(named),
            startSeconds,
          };
        }}
      />
      {audio.kind !== voice && (
        <p className="muted">{t("bible.listen.instead", { voice: voices[audio.kind] ?? "" })}</p>
      )}
      {demo && <p className="muted">{t("bible.computerSpeech")}</p>}
    </div>
  );
}
