import { liveUrl } from "~/urls";
import type { LiveRoom } from "../../../server/upstreams/live/model.ts";
import { LocalTime } from "./local-time";
import { Picture } from "~/ui/picture";
import { useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import { StateBadge } from "./state-badge";

type RoomOnCard = Pick<LiveRoom, "id" | "title" | "thumb" | "state" | "startsAt" | "intro">;

interface Props {
  title: string;
  name: string;
  rooms: RoomOnCard[];
  /** The first stands larger, with its introduction. */
  first?: boolean;
  eager?: boolean;
}

/** A titled row of rooms; nothing at all where there are none. */
export function RoomShelf({ title, name, rooms, first = false, eager = false }: Props) {
  if (rooms.length === 0) return null;
  const id = `rooms-${name}`;
  return (
    <section className="shelf" aria-labelledby={id}>
      <div className="shelf-head">
        <h2 id={id}>{title}</h2>
      </div>
      <ul className={first ? "live-rooms on-air" : "live-rooms"}>
        {rooms.map((room, index) => (
          <li key={room.id}>
            <RoomCard room={room} large={first && index === 0} eager={eager && index < 2} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RoomCard({ room, large, eager }: { room: RoomOnCard; large: boolean; eager: boolean }) {
  const t = useT();
  const { id, title, thumb, state, startsAt, intro } = room;
  const sizes = large ? "(min-width: 1000px) 520px, 100vw" : "(min-width: 700px) 280px, 45vw";
  return (
    <article className={large ? "card live-card large" : "card live-card"}>
      <SiteLink to={liveUrl(id)}>
        <span className="live-poster">
          <Picture src={thumb} width={640} height={360} sizes={sizes} eager={eager} />
          <StateBadge state={state} />
        </span>
        <span className="live-words">
          <h3 className="card-title" dir="auto">
            {title}
          </h3>
          {large && intro !== "" && (
            <span className="live-intro muted" dir="auto">
              {intro}
            </span>
          )}
        </span>
      </SiteLink>
      <p className="card-line number">
        {startsAt !== null && <LocalTime at={startsAt} />}
        {startsAt === null && state === "waiting" && <span>{t("live.startOpen")}</span>}
      </p>
    </article>
  );
}
