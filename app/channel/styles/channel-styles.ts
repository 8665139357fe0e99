import type { LinksFunction } from "@remix-run/node";
import channelStylesUrl from "./channel.css?url";
import { communityStyles, communityStylesUrl } from "~/community/styles/community-styles";

const sheet = (href: string) => ({ rel: "stylesheet", href });

/** Pages of channels that are only read. */
export const channelStyles: LinksFunction = () => [sheet(channelStylesUrl)];

/** With the menu over live rooms, shorts and channels. */
export const channelMenuStyles: LinksFunction = () =>
  [communityStylesUrl, channelStylesUrl].map(sheet);

/** With comments to read and to write. */
export const channelCommentStyles: LinksFunction = () => [
  ...communityStyles(),
  sheet(channelStylesUrl),
];
