import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerForm, giveBack } from "~/forms/answer-form";
import { commentForm } from "../forms";
import { checkFields, readFields } from "~/forms/read-form";
import { idParam } from "~/params";
import { sendOrKeep } from "~/forms/send-or-keep";
import { siteOf } from "~/site.server";
import { communityStyles } from "../styles/community-styles";
import { CommentForm, CommentsOf } from "../parts/comments";
import { pageMeta } from "~/ui/page-meta";
import { useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import { commentedUrl, commentKinds, commentUrl, communityPages, readQuery } from "~/urls";
import type { Site } from "../../../server/request/context.ts";

export const links = communityStyles;

export const meta = pageMeta<typeof loader>(({ kind, id, title }, t) => ({
  title: t("comment.on", { what: title }),
  canonical: commentUrl(kind, id),
  // The page of the thing itself shows the same comments.
  unlisted: true,
}));

/** What is commented on, from the address. */
async function subjectOf(site: Site, params: Record<string, string | undefined>) {
  await site.accountsOnly();
  const kind = commentKinds.find((one) => one === params["kind"]) ?? (await site.notFound());
  const id = idParam(params["id"]) ?? (await site.notFound());
  return { kind, id };
}

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const { kind, id } = await subjectOf(site, args.params);
  // A comment that came back is not lost for want of a title.
  // The loader of a posted page gets the form's headers, but not its method.
  const posted = args.request.headers.has("content-type");
  const title = await site.pages.community.subject(kind, id, posted ? "any" : "never");
  const page = Math.max(1, readQuery(args.request, communityPages.comment).page ?? 1);
  const list = await site.pages.community.comments(kind, id, page, site.since());
  return { kind, id, title, list, draft: site.draft() };
}

/** A member's comment goes to its host; a stranger's waits in a cookie until its author has signed in. */
export async function action(args: ActionFunctionArgs) {
  const site = await siteOf(args);
  const { kind, id } = await subjectOf(site, args.params);
  const fields = await readFields(args.request);
  if (site.user === null && !site.sessionOver()) {
    // Nobody signs in for what is not there.
    await site.pages.community.subject(kind, id, "down");
    const { sent, errors } = checkFields(fields, commentForm);
    if (sent === null) return giveBack(site, commentForm, fields, { errors });
    const url = commentUrl(kind, id);
    site.cookies.setDraft(url, sent.content);
    return site.signInFirst(url);
  }
  return answerForm(site, fields, {
    form: commentForm,
    send: async ({ content }) => {
      const failure = await site.pages.community.comment(kind, id, content);
      if (failure === null) site.cookies.dropDraft();
      return failure;
    },
    to: `${commentedUrl(kind, id)}#comments`,
    says: "comment.sent",
  });
}

export const clientAction = sendOrKeep;

export default function Comment() {
  const t = useT();
  const { kind, id, title, list, draft } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="wrap narrow">
      <h1 dir="auto">{t("comment.on", { what: title })}</h1>
      <p>
        <SiteLink to={commentedUrl(kind, id)}>{t("comment.back")}</SiteLink>
      </p>
      <CommentForm kind={kind} id={id} draft={draft} answer={answer} />
      <CommentsOf list={list} to={(page) => commentUrl(kind, id, page)} />
    </div>
  );
}
