import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { siteOf } from "~/site.server";
import { AlbumShelf } from "~/ui/album-shelf";
import { BegunRow } from "../parts/begun-row";
import { CategoryChips, Notices, SpeakerRow, TopicRow } from "../parts/home-rows";
import { SectionMenu } from "../parts/section-menu";
import { pageMeta } from "~/ui/page-meta";
import { useT } from "~/ui/site-data";
import { Slides } from "~/ui/slides";
import { website } from "~/ui/structured-data";
import { categoryUrl, homeUrl, latestUrl, recommendedUrl, searchFormUrl } from "~/urls";

const sunday = 205;

export const meta = pageMeta<typeof loader>(({ seo }, t) => ({
  seo,
  canonical: homeUrl(),
  data: [website(t("site.name"), homeUrl(), searchFormUrl())],
}));

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const [home, begun] = await Promise.all([
    site.pages.movie.home(),
    site.signedIn() ? site.pages.member.begun() : [],
  ]);
  return { ...home, begun };
}

export default function Home() {
  const t = useT();
  const home = useLoaderData<typeof loader>();
  return (
    <div className="wrap home">
      <h1 className="hidden">{t("site.name")}</h1>
      <SectionMenu />
      <Slides slides={home.slides} />
      <Notices notices={home.notices} />
      <CategoryChips categories={home.categories} />
      <BegunRow plays={home.begun} />
      <AlbumShelf title={t("home.recommended")} albums={home.recommended} more={recommendedUrl()} />
      <AlbumShelf title={t("home.updated")} albums={home.updated} more={latestUrl()} />
      <AlbumShelf title={t("home.sunday")} albums={home.sunday} more={categoryUrl(sunday)} />
      <TopicRow topics={home.topics} />
      <SpeakerRow speakers={home.speakers} />
    </div>
  );
}
