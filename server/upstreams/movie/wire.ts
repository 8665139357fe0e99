import { z } from "zod";
import { flag, id, list, maybe, number, plainText, text, time } from "../../http/wire.ts";
import { paged as pagedList } from "../../http/wire.ts";

/** Raw payloads of the movie API (docs/hosts.md, movie). Fields we do not know are dropped. */

const episode = z.object({ urlid: id, title: plainText });

export const album = z.object({
  movid: id,
  title: plainText,
  thumb: text,
  // A name, or an object with one: both have been seen in hosts of this family.
  speaker: z.union([z.object({ id: number, name: plainText }), plainText]),
  speaker_id: number,
  category_id: number,
  category: maybe(z.object({ id: number, name: plainText })),
  listsort: flag,
  description: plainText,
  hits: number,
  url_count: number,
  addtime: time,
  edittime: time,
});

export const albumDetail = album.extend({ url_list: list(episode) });

/** `{data, total}` when paginated, `{list, count}` from the search, a bare list otherwise. */
function paged<T extends z.ZodType>(item: T) {
  const anything = z.unknown().optional();
  const keys = z.object({ data: anything, list: anything, total: number, count: number });
  return anything.transform((raw, context) => {
    // A missing list is an empty one, and so is what PHP sends for nothing; a text or a number is no list at all.
    if (raw && typeof raw !== "object") {
      context.addIssue("neither a page nor a list");
      return z.NEVER;
    }
    const page = keys.safeParse(raw);
    if (!page.success) return bareList(item, raw);
    const data = list(item).parse(page.data.data ?? page.data.list);
    return { data, total: page.data.total || page.data.count || data.length };
  });
}

function bareList<T extends z.ZodType>(item: T, raw: unknown) {
  const data = list(item).parse(raw);
  return { data, total: data.length };
}

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

interface CategoryWire {
  id: number;
  name: string;
  parentid: number;
  icon: string;
  child_list: CategoryWire[];
}
export const category: z.ZodType<CategoryWire> = z.lazy(() =>
  z
    .object({ id, name: plainText, parentid: number, icon: text })
    .extend({ child: z.unknown().optional(), child_list: z.unknown().optional() })
    // `child` is a comma list of ids on some replies and the list itself on others.
    .transform(({ child, child_list, ...rest }) => ({
      ...rest,
      child_list: list(category).parse(child_list ?? (typeof child === "object" ? child : null)),
    })),
);

export const speaker = z
  .object({ id, name: plainText, title: plainText, thumb: text, intro: plainText })
  .extend({ movie_count: number })
  // Hosts name speakers by `title` or by `name` (docs/hosts.md, movie 9).
  .transform(({ title, name, ...rest }) => ({ ...rest, name: name || title }));

export const topic = z.object({
  id,
  title: plainText,
  thumb: text,
  description: plainText,
  islink: flag,
  linkurl: text,
});

export const notice = z.object({ id, title: plainText, content: text, createtime: time });

const slider = z.object({
  id: number,
  title: plainText,
  thumb: text,
  movid: number,
  linkurl: text,
});

export const home = z.object({
  sliders: list(slider),
  notices: list(notice),
  recommends: list(album),
  updates: list(album),
  categorys: list(category),
  speakers: list(speaker),
});

const link = z.object({ title: plainText, linkurl: text });

export const commonConfig = z.object({
  menus: list(z.object({ title: plainText, url: text })),
  categorys: list(category),
  specials: list(topic),
  links: list(link),
  footer_text: text,
  footer_logo: text,
  hotsearch: list(z.object({ word: plainText })),
  ucenter: maybe(z.object({ open: flag })),
  app_download_url: text,
});

export const seo = z.object({ title: plainText, keywords: plainText, description: plainText });

export const speakerIndex = z.object({ speaker_list: list(speaker), movie_list: list(album) });

export const noticePage = pagedList(notice);

export const popupAd = z.object({
  image_src: text,
  image_url: text,
  times: number,
  interval: number,
});
