import { channelUrl, loginUrl, pressedUrl } from "~/urls";
import { Icon } from "~/ui/icons";
import { useHref, useSite, useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";

interface Props {
  id: number;
  follows: boolean;
}

/** Follows a channel, or no longer; for a stranger, the way to sign in, and then it is done. */
export function FollowForm({ id, follows }: Props) {
  const t = useT();
  const href = useHref();
  const { member, frame } = useSite();
  const url = channelUrl(id);
  if (!frame.accountsOpen) return null;
  if (member === null) {
    return (
      <p>
        <SiteLink
          className="button primary"
          to={loginUrl({ redirectTo: pressedUrl(url, "follow") })}
        >
          <Icon name="bell" />
          {t("channel.follow")}
        </SiteLink>
      </p>
    );
  }
  return (
    <form className="follow" method="post" action={href(url)}>
      <button
        className={follows ? "button" : "button primary"}
        name="intent"
        value={follows ? "unfollow" : "follow"}
        aria-pressed={follows}
      >
        <Icon name="bell" />
        {t(follows ? "channel.followed" : "channel.follow")}
      </button>
    </form>
  );
}
