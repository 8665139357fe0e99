import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerForm } from "~/forms/answer-form";
import { likeForm } from "../forms";
import { doPressed } from "~/forms/press";
import { readFields } from "~/forms/read-form";
import { idParam } from "~/params";
import { sendOrKeep } from "~/forms/send-or-keep";
import { siteOf } from "~/site.server";
import { commentedStyles } from "../styles/article-styles";
import { articleHead, feedHead } from "../parts/article-data";
import { ArticlePage } from "../parts/article-page";
import { FeedPage } from "../parts/feed-page";
import { pageMeta } from "~/ui/page-meta";
import { articlePages, articleUrl, pressedUrl, readQuery } from "~/urls";

export const links = commentedStyles;

export const meta = pageMeta<typeof loader>((data, t) =>
  data.feed === null ? articleHead(t, data.article) : feedHead(t, data.feed),
);

const isNumber = /^\d+$/;
const isUsername = /^[\w-]{1,60}$/;

/** A number opens an article, anything else the channel of that name. */
export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const name = args.params["id"] ?? "";
  const { reading, community } = site.pages;
  if (!isNumber.test(name)) {
    if (!isUsername.test(name)) return site.notFound();
    const page = readQuery(args.request, articlePages.article).page ?? 0;
    return { article: null, feed: { ...(await reading.feed(name, page)), page } };
  }
  const id = idParam(name) ?? (await site.notFound());
  const { press, comments: at } = readQuery(args.request, articlePages.article);
  await doPressed(site, press, {
    send: () => reading.like(id),
    to: `${articleUrl(id)}#like`,
    says: "article.likedSays",
  });
  const [page, comments] = await Promise.all([
    reading.article(id, site.since()),
    community.comments("article", id, Math.max(1, at ?? 1), site.since()),
  ]);
  return { article: { ...page, comments }, feed: null };
}

/** A member likes the article. */
export async function action(args: ActionFunctionArgs) {
  const site = await siteOf(args);
  const id = idParam(args.params["id"]) ?? (await site.notFound());
  const to = articleUrl(id);
  if (site.user === null) return site.signInFirst(pressedUrl(to, "like"));
  return answerForm(site, await readFields(args.request), {
    form: likeForm,
    send: () => site.pages.reading.like(id),
    to: `${to}#like`,
    says: "article.likedSays",
  });
}

export const clientAction = sendOrKeep;

export default function Article() {
  const { article, feed } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (feed !== null) return <FeedPage feed={feed} />;
  return <ArticlePage page={article} answer={answer} />;
}
