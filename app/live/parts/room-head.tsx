import type { FormAnswer } from "~/forms/read-form";
import { formatCount } from "~/i18n/format";
import { liveCalendarUrl } from "~/urls";
import type { LiveRoomDetail } from "../../../server/upstreams/live/model.ts";
import { Icon } from "~/ui/icons";
import { LocalTime, LocalZone } from "./local-time";
import { useHref, useSite, useT } from "~/ui/site-data";
import { StateBadge } from "./state-badge";
import { VoteForm } from "./vote-form";

interface Props {
  room: LiveRoomDetail;
  nextStart: number | null;
  answer: FormAnswer | undefined;
}

/** What a room is about, and what a visitor can do here. */
export function RoomHead({ room, nextStart, answer }: Props) {
  const t = useT();
  const href = useHref();
  const { language } = useSite();
  const { id, title, state, startsAt, hits, votes, intro, schedule } = room;
  return (
    <div className="live-head">
      <p className="facts">
        <StateBadge state={state} />
        <span className="muted number">
          {startsAt !== null && <LocalTime at={startsAt} />}
          {startsAt === null && state === "waiting" && t("live.startOpen")}
          {/* The schedule names the zone too, where there is one. */}
          {startsAt !== null && schedule.length === 0 && (
            <>
              {" "}
              <LocalZone />
            </>
          )}
        </span>
        {hits > 0 && (
          <span className="muted number">
            {t("live.views", { count: hits, number: formatCount(language, hits) })}
          </span>
        )}
      </p>
      <h1 dir="auto">{title}</h1>
      <div className="actions">
        <VoteForm id={id} votes={votes} answer={answer} />
        {nextStart !== null && (
          <a className="button" href={href(liveCalendarUrl(id))}>
            <Icon name="bell" />
            {t("live.calendar")}
          </a>
        )}
      </div>
      {intro !== "" && (
        <p className="intro" dir="auto">
          {intro}
        </p>
      )}
    </div>
  );
}
