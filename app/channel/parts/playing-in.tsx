import { channelUrl } from "~/urls";
import type { Channel } from "../../../server/upstreams/channel/model.ts";
import { Picture } from "~/ui/picture";
import { useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";

/** Above a player: the channel it was opened from, and the way back to it. */
export function PlayingIn({ channel }: { channel: Pick<Channel, "id" | "title" | "thumb"> }) {
  const t = useT();
  return (
    <p className="playing-in">
      <SiteLink to={channelUrl(channel.id)}>
        <Picture src={channel.thumb} width={48} height={48} sizes="36px" eager />
        <span className="hidden">{t("channel.from")}</span>
        <strong dir="auto">{channel.title}</strong>
      </SiteLink>
    </p>
  );
}
