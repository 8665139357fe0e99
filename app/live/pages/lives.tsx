import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { siteOf } from "~/site.server";
import { liveStyles } from "../styles/live-styles";
import { Chips, ListHead } from "~/ui/album-list";
import { SectionMenu } from "~/community/parts/section-menu";
import { RoomAside } from "../parts/room-aside";
import { RoomShelf } from "../parts/room-cards";
import { LocalZone } from "../parts/local-time";
import { pageMeta } from "~/ui/page-meta";
import { breadcrumbs } from "~/ui/structured-data";
import { useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import { livesUrl, readQuery, livePages } from "~/urls";

export const links = liveStyles;

export const meta = pageMeta<typeof loader>(({ type, seo }, t) => ({
  seo,
  title: t("live.title"),
  description: t("live.lead"),
  canonical: livesUrl(type),
  data: [breadcrumbs([{ name: t("live.title"), url: livesUrl() }])],
}));

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const type = readQuery(args.request, livePages.lives).type ?? 0;
  const { live, channel, community } = site.pages;
  const [{ rooms, types, seo }, menu, tags, channels] = await Promise.all([
    live.list(type),
    channel.menu(),
    channel.tags(),
    site.signedIn() ? community.myChannels() : null,
  ]);
  const cards = rooms.map(({ id, title, thumb, state, startsAt, intro }) => {
    return { id, title, thumb, state, startsAt, intro };
  });
  return { rooms: cards, types, type, menu, tags, channels, seo };
}

export default function Lives() {
  const t = useT();
  const { rooms, types, type, menu, tags, channels } = useLoaderData<typeof loader>();
  const chips = [{ id: 0, title: t("live.all") }, ...types].map(({ id, title }) => {
    return { key: id, to: livesUrl(id), label: title, current: id === type };
  });
  const onAir = rooms.filter(({ state }) => state === "live");
  const coming = rooms.filter(({ state }) => state === "waiting");
  const past = rooms.filter((room) => !onAir.includes(room) && !coming.includes(room));
  return (
    <div className="wrap">
      <SectionMenu menu={menu} />
      <div className="live-columns">
        <div>
          <ListHead title={t("live.title")}>
            <p className="muted">
              {t("live.lead")}
              {t("live.zone")}
              <LocalZone />
              {t("live.zoneEnd")}
            </p>
            {types.length > 0 && <Chips label={t("live.types")} chips={chips} />}
          </ListHead>
          {rooms.length === 0 && (
            <p className="help">
              {t("live.empty")} <SiteLink to={livesUrl()}>{t("live.seeAll")}</SiteLink>
            </p>
          )}
          <RoomShelf title={t("live.onAir")} name="on-air" rooms={onAir} first eager />
          <RoomShelf title={t("live.coming")} name="coming" rooms={coming} />
          <RoomShelf title={t("live.past")} name="past" rooms={past} />
        </div>
        <RoomAside tags={tags} channels={channels} />
      </div>
    </div>
  );
}
