import { formatCount } from "~/i18n/format";
import { channelUrl } from "~/urls";
import type { Channel } from "../../../server/upstreams/channel/model.ts";
import { Marked } from "~/ui/marked";
import { Picture } from "~/ui/picture";
import { useSite, useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";

interface Props {
  channels: Channel[];
  heading?: "h2" | "h3";
  mark?: string;
  /** Four beside each other, as the host often sends them. */
  four?: boolean;
}

/** Channels with what they are about. */
export function ChannelCards({ channels, heading: Heading = "h3", mark = "", four }: Props) {
  return (
    <ul className={four ? "channel-cards of-four" : "channel-cards"}>
      {channels.map((channel) => (
        <li key={channel.id}>
          <SiteLink to={channelUrl(channel.id)}>
            <Picture src={channel.thumb} width={96} height={96} sizes="64px" />
            <div>
              <Heading dir="auto">
                <Marked text={channel.title} words={mark} />
              </Heading>
              <p className="clamp" dir="auto">
                <Marked text={channel.intro} words={mark} />
              </p>
              <Counts channel={channel} />
            </div>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** How often a channel was played, and how many like it; nothing of what the host does not say. */
export function Counts({ channel: { plays, likes } }: { channel: Channel }) {
  const t = useT();
  const { language } = useSite();
  if (plays <= 0 && likes <= 0) return null;
  return (
    <p className="facts muted number">
      {plays > 0 && <span>{t("channel.plays", { number: formatCount(language, plays) })}</span>}
      {likes > 0 && <span>{t("channel.likes", { number: formatCount(language, likes) })}</span>}
    </p>
  );
}

interface FacesProps {
  channels: Pick<Channel, "id" | "title" | "thumb">[];
}

/** Channels as a row of emblems. */
export function ChannelFaces({ channels }: FacesProps) {
  return (
    <ul className="portraits channel-faces">
      {channels.map(({ id, title, thumb }) => (
        <li key={id}>
          <SiteLink to={channelUrl(id)}>
            <Picture src={thumb} width={96} height={96} sizes="80px" />
            <span dir="auto">{title}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
