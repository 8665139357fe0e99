import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { giveBack, goOn } from "~/forms/answer-form";
import { followForm } from "../forms";
import { doPressed } from "~/forms/press";
import { readForm } from "~/forms/read-form";
import { idParam } from "~/params";
import { sendOrKeep } from "~/forms/send-or-keep";
import { siteOf } from "~/site.server";
import { channelCommentStyles } from "../styles/channel-styles";
import { ChannelCards } from "../parts/channel-cards";
import { ChannelHead } from "../parts/channel-head";
import { ChannelMenu } from "../parts/channel-menu";
import { channelHead } from "../parts/channel-meta";
import { ChannelParts, partsOf } from "../parts/channel-parts";
import { kinAnchor } from "../parts/pages";
import { pageMeta } from "~/ui/page-meta";
import { Shelf } from "~/ui/shelf";
import { Comments } from "~/community/parts/comments";
import { FormFailure } from "~/ui/form/form-answer";
import { useT } from "~/ui/site-data";
import { channelPages, channelUrl, pressedUrl, readQuery } from "~/urls";

export const links = channelCommentStyles;

export const meta = pageMeta<typeof loader>(({ channel, seo }, t) => channelHead(t, channel, seo));

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const id = idParam(args.params["id"]) ?? (await site.notFound());
  const { channel, community } = site.pages;
  const { press, comments: at } = readQuery(args.request, channelPages.channel);
  await doPressed(site, press, {
    send: async () => (await community.follow(id, true)).failure,
    to: channelUrl(id),
    says: "channel.followAdded",
  });
  const [page, comments, follows] = await Promise.all([
    channel.detail(id),
    community.comments("channel", id, Math.max(1, at ?? 1), site.since()),
    community.follows(id),
  ]);
  return { ...page, comments, follows };
}

/** Follows, or no longer. What fails is swallowed, and the page shows how it stands; only a session's end is told. */
export async function action(args: ActionFunctionArgs) {
  const site = await siteOf(args);
  const id = idParam(args.params["id"]) ?? (await site.notFound());
  const { intent } = await readForm(args.request, followForm);
  const back = intent === "follow" ? pressedUrl(channelUrl(id), intent) : channelUrl(id);
  if (site.user === null) return site.signInFirst(back);
  const wanted = intent === "follow";
  const { failure, follows } = await site.pages.community.follow(id, wanted);
  if (failure?.status === 401) {
    await site.cookies.setFlash({ tone: "info", key: "session.expired" });
    return site.signInFirst(back);
  }
  if (failure?.status === 429) return giveBack(site, followForm, {}, { failure });
  return goOn(site, channelUrl(id), failure === null ? followSays(wanted, follows) : undefined);
}

/** Nothing is said that the host did not: not every host ends a subscription. */
function followSays(wanted: boolean, follows: boolean | null) {
  if (wanted) return follows === false ? undefined : "channel.followAdded";
  if (follows === null) return undefined;
  return follows ? "channel.followStays" : "channel.followRemoved";
}

export const clientAction = sendOrKeep;

export default function Channel() {
  const t = useT();
  const { comments, follows, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { channel, likes } = page;
  const parts = partsOf(page);
  return (
    <div className="wrap">
      <ChannelHead channel={channel} follows={follows} />
      <FormFailure name="follow" answer={answer} />
      <ChannelMenu channel={channel} current="index" others={["index", ...parts]} />
      {parts.length === 0 && <p className="help">{t("channel.nothing")}</p>}
      <ChannelParts page={page} parts={parts} />
      {likes.length > 0 && (
        <Shelf title={t("channel.kin")} anchor={kinAnchor}>
          <ChannelCards channels={likes} four />
        </Shelf>
      )}
      <Comments kind="channel" id={channel.id} list={comments} />
    </div>
  );
}
