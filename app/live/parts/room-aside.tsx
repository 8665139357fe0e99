import { channelsUrl, channelUrl, shortsUrl } from "~/urls";
import type { ShortTag } from "../../../server/upstreams/channel/model.ts";
import { Picture } from "~/ui/picture";
import { useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";

interface Props {
  tags: ShortTag[];
  /** Null for a stranger, who has none. */
  channels: { id: number; title: string; thumb: string | null }[] | null;
}

/** Where else to go: short videos by their tags, and the channels a member follows. */
export function RoomAside({ tags, channels }: Props) {
  const t = useT();
  if (tags.length === 0 && channels === null) return null;
  return (
    <aside className="live-aside">
      {channels !== null && (
        <section aria-labelledby="my-channels">
          <h2 id="my-channels">{t("community.myChannels")}</h2>
          {channels.length === 0 ? (
            <>
              <p className="help">{t("live.noChannels")}</p>
              <p>
                <SiteLink className="button" to={channelsUrl()}>
                  {t("live.allChannels")}
                </SiteLink>
              </p>
            </>
          ) : (
            <ul className="live-links">
              {channels.map(({ id, title, thumb }) => (
                <li key={id}>
                  <SiteLink to={channelUrl(id)}>
                    <Picture src={thumb} width={40} height={40} sizes="40px" />
                    <span dir="auto">{title}</span>
                  </SiteLink>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      {tags.length > 0 && (
        <section aria-labelledby="short-tags">
          <h2 id="short-tags">{t("community.short")}</h2>
          <ul className="live-tags">
            {tags.map(({ tag, thumb }) => (
              <li key={tag}>
                <SiteLink to={shortsUrl({ tag })}>
                  <Picture src={thumb} width={160} height={90} sizes="140px" />
                  <span dir="auto">{tag}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}
