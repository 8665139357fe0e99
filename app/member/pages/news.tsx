import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listQuery, memberOnly } from "../lists.server";
import { siteOf } from "~/site.server";
import { memberStyles } from "../styles/member-styles";
import { MemberArea } from "../parts/area";
import { memberMeta } from "../parts/member-meta";
import { Day } from "~/ui/day";
import { Pager } from "~/ui/pager";
import { useT } from "~/ui/site-data";
import { newsUrl } from "~/urls";

export const links = memberStyles;
export const meta = memberMeta("menu.notices", newsUrl());

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  await memberOnly(site);
  const { page } = listQuery(args.request);
  const [list, seo] = await Promise.all([
    site.pages.member.notices(page),
    site.pages.shell.seo("news", { page }),
  ]);
  return { ...list, seo };
}

export default function News() {
  const t = useT();
  const { notices, page, pages, total } = useLoaderData<typeof loader>();
  return (
    <MemberArea title={t("menu.notices")}>
      {notices.length === 0 && (
        <p className="help">{t(total === 0 ? "member.newsEmpty" : "member.pageEmpty")}</p>
      )}
      {notices.map(({ id, title, content, createdAt }) => (
        <article className="news" key={id}>
          <h2 dir="auto">{title}</h2>
          {createdAt !== null && (
            <p className="muted">
              <Day at={createdAt} />
            </p>
          )}
          {/* Sanitised where it came in (server/http/heavy/html.ts). */}
          <div className="prose" dir="auto" dangerouslySetInnerHTML={{ __html: content }} />
        </article>
      ))}
      <Pager page={page} pages={pages} to={newsUrl} />
    </MemberArea>
  );
}
