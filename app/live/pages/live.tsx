import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerForm } from "~/forms/answer-form";
import { readFields } from "~/forms/read-form";
import { voteForm } from "../forms";
import { idParam } from "~/params";
import { sendOrKeep } from "~/forms/send-or-keep";
import { siteOf } from "~/site.server";
import { liveStyles } from "../styles/live-styles";
import { Comments } from "~/community/parts/comments";
import { SectionMenu } from "~/community/parts/section-menu";
import { RoomAside } from "../parts/room-aside";
import { RoomHead } from "../parts/room-head";
import { RoomShelf } from "../parts/room-cards";
import { Schedule } from "../parts/schedule";
import { Stage } from "../parts/stage";
import { pageMeta } from "~/ui/page-meta";
import { breadcrumbs, broadcast } from "~/ui/structured-data";
import { useT } from "~/ui/site-data";
import { livePages, livesUrl, liveUrl, readQuery } from "~/urls";

const mostOthers = 4;

export const links = liveStyles;

export const meta = pageMeta<typeof loader>(({ room, seo }, t) => {
  const url = liveUrl(room.id);
  return {
    seo,
    title: room.title,
    description: room.intro,
    canonical: url,
    image: room.thumb,
    data: [
      broadcast({ ...room, url, source: room.video[0]?.src ?? null }),
      breadcrumbs([
        { name: t("live.title"), url: livesUrl() },
        { name: room.title, url },
      ]),
    ],
  };
});

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const id = idParam(args.params["id"]) ?? (await site.notFound());
  const { live, channel, community } = site.pages;
  const since = site.since();
  const commentPage = Math.max(1, readQuery(args.request, livePages.live).comments ?? 1);
  const [page, others, comments, menu, tags, channels] = await Promise.all([
    live.room(id, since),
    live.others(id, mostOthers),
    community.comments("live", id, commentPage, since),
    channel.menu(),
    channel.tags(),
    site.signedIn() ? community.myChannels() : null,
  ]);
  site.countsAs("live", id);
  return { ...page, others, comments, menu, tags, channels };
}

/** The visitor likes the room. */
export async function action(args: ActionFunctionArgs) {
  const site = await siteOf(args);
  const id = idParam(args.params["id"]) ?? (await site.notFound());
  return answerForm(site, await readFields(args.request), {
    form: voteForm,
    send: () => site.pages.live.vote(id),
    to: liveUrl(id),
    says: "live.voted",
  });
}

export const clientAction = sendOrKeep;

export default function Live() {
  const t = useT();
  const answer = useActionData<typeof action>();
  const { room, nextStart, others, comments, menu, tags, channels } =
    useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <SectionMenu menu={menu} />
      <div className="live-columns">
        <div>
          <Stage key={room.id} room={room} nextStart={nextStart} />
          <RoomHead room={room} nextStart={nextStart} answer={answer} />
        </div>
        <div>
          <Schedule entries={room.schedule} />
          <RoomAside tags={tags} channels={channels} />
        </div>
      </div>
      <Comments kind="live" id={room.id} list={comments} />
      <RoomShelf title={t("live.others")} name="others" rooms={others} />
    </div>
  );
}
