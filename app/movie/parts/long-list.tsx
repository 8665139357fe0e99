import { useLoaderData } from "@remix-run/react";
import { AlbumCards, Chips, ListHead } from "~/ui/album-list";
import { pageMeta } from "~/ui/page-meta";
import { useT } from "~/ui/site-data";
import { albumsUrl, hotUrl, latestUrl, publishedUrl, recommendedUrl } from "~/urls";
import { SectionMenu } from "./section-menu";
import type { LongListLoader, LongListName } from "../long-list.server";

const names = ["hot", "latest", "published", "recommended"] as const satisfies LongListName[];
const urls = {
  hot: hotUrl,
  latest: latestUrl,
  published: publishedUrl,
  recommended: recommendedUrl,
};

export const longListMeta = (list: LongListName) =>
  pageMeta<LongListLoader>(({ seo }, t) => ({
    seo,
    title: t(`home.${list}`),
    canonical: urls[list](),
  }));

/** Hot, latest, published and recommended: one page of a hundred each, beside one another. */
export function LongList({ list }: { list: LongListName }) {
  const t = useT();
  const { albums } = useLoaderData<LongListLoader>();
  return (
    <div className="wrap">
      <SectionMenu />
      <ListHead title={t(`home.${list}`)}>
        <Chips
          label={t("list.order")}
          chips={[
            ...names.map((name) => ({
              key: name,
              to: urls[name](),
              label: t(`home.${name}`),
              current: name === list,
            })),
            { key: "all", to: albumsUrl(), label: t("home.all") },
          ]}
        />
      </ListHead>
      <AlbumCards albums={albums} />
    </div>
  );
}
