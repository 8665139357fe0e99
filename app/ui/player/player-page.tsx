import type { ReactNode } from "react";
import { formatClock } from "~/i18n/format";
import { authorUrl, playerUrl } from "~/urls";
import { EpisodeList } from "../episode-list";
import { useSite, useT } from "../site-data";
import { SiteLink } from "../site-link";
import { Downloads, EpisodeSteps, MediaSwitch, Promotion } from "./parts";
import type { playing } from "./playing.server";
import { PlayerScreen } from "./screen";

interface Props {
  page: Omit<Awaited<ReturnType<typeof playing>>, "mine" | "seo">;
  /** Where the member left off. */
  leftSeconds: number;
  /** Where the episodes play. */
  play?: typeof playerUrl;
  /** The name of the album, with or without a link. */
  album: ReactNode;
  above?: ReactNode;
  note?: ReactNode;
  /** Where to go from here. */
  ways: ReactNode;
}

/** The page of an episode, wherever it plays. */
export function PlayerPage(props: Props) {
  const { page, leftSeconds, play = playerUrl, above, note, ways } = props;
  const t = useT();
  const { album, audio, episode, episodes, number, resource, said, startSeconds } = page;
  const { movid, speaker } = album;
  const medium = useMedium(audio);
  const previous = page.previous && play(movid, page.previous.urlid, { medium });
  const next = page.next && play(movid, page.next.urlid, { medium });
  return (
    <div className="wrap player-page">
      {above}
      <PlayerScreen
        key={`${episode.urlid} ${audio}`}
        title={episode.title}
        {...{ album, resource, said, audio, startSeconds, leftSeconds, previous, next }}
      >
        <div className="player-head">
          <h1 dir="auto">{episode.title}</h1>
          <p className="facts">
            {props.album}
            {speaker.id > 0 && <SiteLink to={authorUrl(speaker.id)}>{speaker.name}</SiteLink>}
            <span className="muted number">
              {t("player.position", { number, total: episodes.total })}
            </span>
          </p>
          {leftSeconds > 0 && startSeconds === 0 && (
            <p>
              <SiteLink to={play(movid, episode.urlid, { medium, startSeconds: leftSeconds })}>
                {t("player.goOn", { time: formatClock(leftSeconds) })}
              </SiteLink>
            </p>
          )}
          <EpisodeSteps previous={previous} next={next} />
          <MediaSwitch urlid={episode.urlid} {...{ movid, resource, audio, play }} />
        </div>
      </PlayerScreen>
      <EpisodeList
        to={(number) => `${play(movid, episode.urlid, { medium, page: number })}#episodes`}
        current={episode.urlid}
        {...{ movid, episodes, medium, play }}
      />
      {note}
      <Downloads resource={resource} />
      {ways}
      <Promotion ad={resource.ad} />
    </div>
  );
}

/** What links on the page of an episode ask for; nothing where it is what they would lead to anyway. */
export function useMedium(audio: boolean): "audio" | "video" | undefined {
  const { lite } = useSite();
  return audio ? "audio" : lite ? "video" : undefined;
}
