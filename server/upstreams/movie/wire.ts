import { z } from "zod";
import { flag, id, list, maybe, named, number, paged as pageOf } from "../../http/wire.ts";
import { orEmpty, plainText, slide, text, time } from "../../http/wire.ts";

/** Raw payloads of the movie API (docs/hosts.md, movie). Fields we do not know are dropped. */

const episode = named(z.object({ urlid: id, title: plainText }), "urlid");

const albumShape = z.object({
  movid: id,
  title: plainText,
  thumb: text,
  // A name, or an object with one: both have been seen in hosts of this family.
  speaker: z.union([named(z.object({ id: number, name: plainText })), plainText]),
  speaker_id: number,
  category_id: number,
  category: maybe(named(z.object({ id: number, name: plainText }), "id")),
  listsort: flag,
  description: plainText,
  hits: number,
  url_count: number,
  addtime: time,
  edittime: time,
});

export const album = named(albumShape, "movid");
export const albumDetail = named(albumShape.extend({ url_list: list(episode) }), "movid");

/** A page of a list; what PHP sends for nothing at all is an empty one. */
const paged = <T extends z.ZodType>(item: T) => z.preprocess((raw) => raw || null, pageOf(item));

export const albumPage = paged(album);

export const resource = z.object({
  urlid: id,
  title: plainText,
  movid: number,
  movie_title: plainText,
  url: text,
  mp4: text,
  mp3: text,
  down_mp4: text,
  down_mp3: text,
  doc: text,
  // Captions and a still are shown where a host has them (docs/hosts.md, movie 8).
  vtt: text,
  thumb: text,
  ad: maybe(z.object({ image_src: text, image_url: text })),
});

const categoryName = named(z.object({ id, name: plainText }), "id");

interface CategoryWire {
  id: number;
  name: string;
  parentid: number;
  icon: string;
  parent_list: { id: number; name: string }[];
  child_list: CategoryWire[];
}
export const category: z.ZodType<CategoryWire> = z.lazy(() =>
  named(
    z
      // Those above it, the topmost first; some hosts name only their numbers, which say nothing.
      .object({
        id,
        name: plainText,
        parentid: number,
        icon: text,
        parent_list: list(categoryName),
      })
      .extend({ child: z.unknown().optional(), child_list: z.unknown().optional() })
      // `child` is a comma list of ids on some replies and the list itself on others.
      .transform(({ child, child_list, ...rest }) => ({
        ...rest,
        child_list: list(category).parse(child_list ?? (typeof child === "object" ? child : null)),
      })),
    "id",
  ),
);

/** What `tv.category/index` answers: the categories below one, or that one itself with those below it. */
export const categories = z.unknown().transform((raw) => {
  const one = category.safeParse(raw);
  if (one.success) return { self: one.data, below: one.data.child_list };
  return { self: null, below: paged(category).parse(raw).items };
});

export const speaker = named(
  z.object({ id, name: plainText, thumb: text, intro: plainText, movie_count: number }),
  "id",
);

export const topic = named(
  z.object({
    id,
    title: plainText,
    thumb: text,
    description: plainText,
    islink: flag,
    linkurl: text,
  }),
  "id",
);

export const notice = named(
  z.object({ id: number, title: plainText, content: text, createtime: time }),
).refine(({ title, content }) => title !== "" || content !== "");

export const home = orEmpty(
  z.object({
    sliders: list(named(slide)),
    notices: list(notice),
    recommends: list(album),
    updates: list(album),
    categorys: list(category),
    speakers: list(speaker),
  }),
);

const link = named(z.object({ title: plainText, linkurl: text, url: text }));
const menu = named(z.object({ title: plainText, linkurl: text, url: text, page: text }));

export const commonConfig = z.object({
  menus: list(menu),
  categorys: list(category),
  specials: list(topic),
  links: list(link),
  footer_text: text,
  footer_logo: text,
  hotsearch: list(z.object({ word: plainText })),
  ucenter: maybe(z.object({ open: flag })),
  app_download_url: text,
});

export const seo = orEmpty(
  z.object({ title: plainText, keywords: plainText, description: plainText }),
);

export const speakerIndex = orEmpty(
  z.object({ speaker_list: list(speaker), movie_list: list(album) }),
);

export const noticePage = pageOf(notice);

export const popupAd = z.object({
  image_src: text,
  image_url: text,
  times: number,
  interval: number,
});
