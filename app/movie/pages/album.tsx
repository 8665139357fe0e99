import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { favouriteForm } from "../forms";
import { answerForm } from "~/forms/answer-form";
import { doPressed, signInFor } from "~/forms/press";
import { readFields } from "~/forms/read-form";
import { formatClock, formatCount, formatDay } from "~/i18n/format";
import { idParam } from "~/params";
import { sendOrKeep } from "~/forms/send-or-keep";
import { siteOf } from "~/site.server";
import { episodeLink } from "~/ui/listening/listen-link";
import { AlbumShelf } from "~/ui/album-shelf";
import { EpisodeList } from "~/ui/episode-list";
import { FavouriteForm } from "../parts/favourite-form";
import { FormFailure } from "~/ui/form/form-answer";
import { Icon } from "~/ui/icons";
import { pageMeta } from "~/ui/page-meta";
import { Picture } from "~/ui/picture";
import { breadcrumbs } from "~/ui/structured-data";
import { useHref, useSite, useT } from "~/ui/site-data";
import { playNow, SiteLink } from "~/ui/site-link";
import {
  albumUrl,
  authorUrl,
  categoryUrl,
  moviePages,
  playerUrl,
  podcastType,
  podcastUrl,
  readQuery,
} from "~/urls";

export const meta = pageMeta<typeof loader>(({ album, listen, seo }) => ({
  seo,
  title: album.title,
  description: album.description,
  canonical: albumUrl(album.movid),
  image: album.thumb,
  data: [breadcrumbs(trail(album))],
  feed: listen ? podcastUrl(album.movid) : null,
}));

/** Category and album, as search engines and the page's head name them. */
function trail({
  category,
  title,
  movid,
}: {
  category: Named | null;
  title: string;
  movid: number;
}) {
  return [
    ...(category ? [{ name: category.name, url: categoryUrl(category.id) }] : []),
    { name: title, url: albumUrl(movid) },
  ];
}
interface Named {
  id: number;
  name: string;
}

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const movid = idParam(args.params["movid"]) ?? (await site.notFound());
  const { page: at, press } = readQuery(args.request, moviePages.album);
  await doPressed(site, press, {
    send: () => site.pages.member.favour(movid),
    to: albumUrl(movid),
    says: "album.favourAdded",
  });
  const page = await site.pages.movie.albumDetail(movid, at);
  site.countsAs("movie", movid);
  const mine = site.signedIn() ? await site.pages.member.ofAlbum(movid) : null;
  return { ...page, mine };
}

/** The heart: in or out of the favourites. */
export async function action(args: ActionFunctionArgs) {
  const site = await siteOf(args);
  const movid = idParam(args.params["movid"]) ?? (await site.notFound());
  const { member } = site.pages;
  const fields = await readFields(args.request);
  if (site.user === null) return site.signInFirst(signInFor(fields, albumUrl(movid)));
  return answerForm(site, fields, {
    form: favouriteForm,
    send: ({ intent, id }) =>
      intent === "add" ? member.favour(movid) : member.deleteFavourite(id, movid),
    to: albumUrl(movid),
    says: fields["intent"] === "add" ? "album.favourAdded" : "album.favourRemoved",
  });
}

export const clientAction = sendOrKeep;

export default function Album() {
  const t = useT();
  const { language } = useSite();
  const href = useHref();
  const answer = useActionData<typeof action>();
  const { album, start, listen, episodes, related, mine } = useLoaderData<typeof loader>();
  const { movid, title, thumb, speaker, category, description, hits, updatedAt } = album;
  return (
    <div className="wrap">
      <article className="album">
        <Picture
          src={thumb}
          width={640}
          height={360}
          sizes="(min-width: 700px) 480px, 100vw"
          eager
        />
        <div className="album-head">
          <h1 dir="auto">{title}</h1>
          <p className="facts">
            {speaker.name !== "" &&
              (speaker.id > 0 ? (
                <SiteLink to={authorUrl(speaker.id)}>{speaker.name}</SiteLink>
              ) : (
                <span>{speaker.name}</span>
              ))}
            {category !== null && (
              <SiteLink to={categoryUrl(category.id)}>{category.name}</SiteLink>
            )}
          </p>
          <p className="facts muted number">
            <span>{t("album.episodeCount", { count: episodes.total })}</span>
            {hits > 0 && <span>{t("album.plays", { number: formatCount(language, hits) })}</span>}
            {updatedAt !== null && (
              <span>{t("album.updated", { date: formatDay(language, updatedAt) })}</span>
            )}
          </p>
          {start === null ? (
            <p className="help">{t("album.empty")}</p>
          ) : (
            <p className="actions">
              <SiteLink className="button primary" to={playerUrl(movid, start.urlid)} {...playNow}>
                <Icon name="play" />
                {t(album.newestFirst ? "album.playNewest" : "album.play")}
              </SiteLink>
              {listen && (
                <>
                  <SiteLink
                    className="button"
                    to={playerUrl(movid, start.urlid, { medium: "audio" })}
                    {...episodeLink(movid, start)}
                  >
                    <Icon name="headphones" />
                    {t("album.listen")}
                  </SiteLink>
                  <a className="button" href={href(podcastUrl(movid))} type={podcastType}>
                    <Icon name="podcast" />
                    {t("album.podcast")}
                  </a>
                </>
              )}
            </p>
          )}
          <FormFailure name="favourite" answer={answer} />
          <div className="actions">
            {mine?.left && (
              <SiteLink
                className="button"
                to={playerUrl(movid, mine.left.urlid, {
                  startSeconds: mine.left.seconds,
                  medium: mine.left.audio ? "audio" : undefined,
                })}
                {...(mine.left.audio
                  ? episodeLink(movid, { ...mine.left, title: mine.left.episode })
                  : playNow)}
              >
                {mine.left.finished
                  ? t("album.finished", { episode: mine.left.episode })
                  : t("album.goOn", {
                      episode: mine.left.episode,
                      time: mine.left.seconds > 0 ? formatClock(mine.left.seconds) : "",
                    })}
              </SiteLink>
            )}
            <FavouriteForm movid={movid} favourite={mine?.favourite ?? null} />
          </div>
          {description !== "" && (
            <p className="intro" dir="auto">
              {description}
            </p>
          )}
        </div>
      </article>
      <EpisodeList
        movid={movid}
        episodes={episodes}
        to={(page) => albumUrl(movid, page)}
        listen={listen}
      />
      <AlbumShelf title={t("album.related")} albums={related} />
    </div>
  );
}
