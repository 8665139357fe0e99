import { articleFeedUrl } from "~/urls";
import type { ReadingChannel } from "../../../server/upstreams/reading/model.ts";
import { useT } from "~/ui/site-data";
import { SideMenu } from "~/ui/reading/side-menu";

interface Props {
  channels: (ReadingChannel & { daily: boolean })[];
  current?: string | undefined;
}

/** The article channels; the one the section opens with says so. */
export function ChannelMenu({ channels, current }: Props) {
  const t = useT();
  const entries = channels.map(({ username, name, logo, daily }) => ({
    key: username,
    to: articleFeedUrl(username),
    name: name || t("article.column"),
    logo,
    badge: daily ? t("article.daily") : "",
    current: username === current,
  }));
  return <SideMenu label={t("article.channels")} entries={entries} />;
}
