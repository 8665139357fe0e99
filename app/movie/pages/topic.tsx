import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { idParam } from "~/params";
import { siteOf } from "~/site.server";
import { AlbumCards, ListHead } from "~/ui/album-list";
import { OutsideLink } from "~/ui/outside-link";
import { pageMeta } from "~/ui/page-meta";
import { Picture } from "~/ui/picture";
import { useT } from "~/ui/site-data";
import { topicUrl } from "~/urls";

export const meta = pageMeta<typeof loader>(({ topic, seo }) => ({
  seo,
  title: topic.title,
  description: topic.description,
  canonical: topicUrl(topic.id),
  image: topic.thumb,
}));

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const id = idParam(args.params["id"]) ?? (await site.notFound());
  const topic = await site.pages.lists.topic(id);
  site.countsAs("special", id);
  return topic;
}

export default function Topic() {
  const t = useT();
  const { topic, albums } = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <article className="album">
        <Picture
          src={topic.thumb}
          width={640}
          height={360}
          sizes="(min-width: 700px) 480px, 100vw"
          eager
        />
        <ListHead title={topic.title}>
          {topic.description !== "" && (
            <p className="intro" dir="auto">
              {topic.description}
            </p>
          )}
          {topic.href !== null && (
            <p className="actions">
              <OutsideLink className="button primary" href={topic.href}>
                {t("topic.open")}
              </OutsideLink>
            </p>
          )}
        </ListHead>
      </article>
      {(albums.length > 0 || topic.href === null) && (
        <section className="shelf">
          <AlbumCards albums={albums} />
        </section>
      )}
    </div>
  );
}
