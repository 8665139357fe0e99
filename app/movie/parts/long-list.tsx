import { albumsUrl, hotUrl, latestUrl, publishedUrl } from "~/urls";
import type { AlbumCard as Album } from "../../../server/pages/album-card.ts";
import { AlbumCards, Chips, ListHead } from "~/ui/album-list";
import { useT } from "~/ui/site-data";

const lists = { hot: hotUrl, latest: latestUrl, published: publishedUrl } as const;
const names = ["hot", "latest", "published"] as const;

/** Hot, latest and published: one page of a hundred each, beside one another. */
export function LongList({ list, albums }: { list: keyof typeof lists; albums: Album[] }) {
  const t = useT();
  return (
    <div className="wrap">
      <ListHead title={t(`home.${list}`)}>
        <Chips
          label={t("list.order")}
          chips={[
            ...names.map((name) => ({
              key: name,
              to: lists[name](),
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
