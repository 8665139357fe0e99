import { channelUrl } from "~/urls";
import type { ChannelDetail } from "../../../server/upstreams/channel/model.ts";
import { Picture } from "~/ui/picture";
import { useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import { ChannelMenu } from "./channel-menu";
import { Counts } from "./channel-cards";
import { FollowForm } from "./follow-form";
import { pageTitle } from "./pages";

interface Props {
  channel: ChannelDetail;
  follows: boolean | null;
}

/** Who a channel is, on its own page. */
export function ChannelHead({ channel, follows }: Props) {
  return (
    <header className="channel-head">
      <Picture src={channel.thumb} width={144} height={144} sizes="144px" eager />
      <div>
        <h1 dir="auto">{channel.title}</h1>
        <Counts channel={channel} />
        {channel.intro !== "" && (
          <p className="intro" dir="auto">
            {channel.intro}
          </p>
        )}
        <FollowForm id={channel.id} follows={follows === true} />
      </div>
    </header>
  );
}

interface ListHeadProps {
  channel: ChannelDetail;
  page: "movie" | "speaker" | "yuedu";
  /** Null where nobody knows. */
  total: number | null;
}

/** The head of one of a channel's lists: the channel, the list's title, and links to the other lists. */
export function ChannelListHead({ channel, page, total }: ListHeadProps) {
  const t = useT();
  return (
    <>
      <header className="channel-line">
        <SiteLink to={channelUrl(channel.id)} aria-label={t("channel.back")}>
          <Picture src={channel.thumb} width={96} height={96} sizes="56px" eager />
        </SiteLink>
        <div>
          <h1 dir="auto">
            {t("channel.listOf", { name: channel.title, what: pageTitle(t, channel, page) })}
          </h1>
          {total !== null && (
            <p className="muted number">{t(`channel.${page}Count`, { count: total })}</p>
          )}
        </div>
      </header>
      <ChannelMenu channel={channel} current={page} />
    </>
  );
}

/** Where a list is empty: what that means, and the next step. */
export function NothingListed({ id, words }: { id: number; words: string }) {
  const t = useT();
  return (
    <>
      <p className="help">{words}</p>
      <p>
        <SiteLink className="button" to={channelUrl(id)}>
          {t("channel.back")}
        </SiteLink>
      </p>
    </>
  );
}
