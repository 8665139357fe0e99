import { redirect } from "@remix-run/node";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { shortForm } from "../forms";
import { answerForm } from "~/forms/answer-form";
import { doPressed, signInFor } from "~/forms/press";
import { readFields } from "~/forms/read-form";
import { sendOrKeep } from "~/forms/send-or-keep";
import { siteOf } from "~/site.server";
import { communityStyles } from "~/community/styles/community-styles";
import { SectionMenu } from "~/community/parts/section-menu";
import { pageMeta } from "~/ui/page-meta";
import { ShortScreen } from "../parts/screen";
import { ShortTags } from "../parts/tags";
import { breadcrumbs, media } from "~/ui/structured-data";
import { useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import { inLanguage, readQuery, shortPages, shortsUrl } from "~/urls";

export const links = communityStyles;

export const meta = pageMeta<typeof loader>(({ page, seo: ofTag }, t) => {
  const section = t("community.short");
  const { short, seo } = page ?? { short: null, seo: ofTag };
  if (short === null) return { seo, title: section, canonical: shortsUrl() };
  const canonical = shortsUrl({ id: short.id });
  const trail = [
    { name: section, url: shortsUrl() },
    { name: short.title, url: canonical },
  ];
  const { title, thumb, intro: description, createdAt, sources } = short;
  const source = sources[0]?.src ?? null;
  const clip = { title, description, thumb, uploadedAt: createdAt, url: canonical, source };
  return {
    seo,
    title,
    description,
    canonical,
    image: thumb,
    data: [breadcrumbs(trail), media({ ...clip, audio: false })],
  };
});

/** One clip of a tag; where none is named, one by chance (docs/rules.md, shorts 1). */
export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const { channel, shorts } = site.pages;
  const { language } = site.preferences;
  const { tag, id, press } = asked(args.request);
  await doPressed(site, id === 0 ? null : press, {
    send: () => shorts.favour(id, true),
    to: shortsUrl({ tag, id }),
    says: "short.favourAdded",
  });
  if (id === 0) {
    const chosen = await shorts.pick(tag);
    if (chosen !== null) throw redirect(inLanguage(shortsUrl({ tag, id: chosen }), language));
  }
  const [menu, tags, page, seo] = await Promise.all([
    channel.menu(),
    channel.tags(),
    id === 0 ? null : shorts.short(id, tag),
    id === 0 ? shorts.seo(tag) : null,
  ]);
  return { menu, tags, page, tag, seo };
}

/** The heart: in or out of the favourites. */
export async function action(args: ActionFunctionArgs) {
  const site = await siteOf(args);
  const { tag, id } = asked(args.request);
  if (id === 0) await site.notFound();
  const to = shortsUrl({ tag, id });
  const fields = await readFields(args.request);
  if (site.user === null) return site.signInFirst(signInFor(fields, to));
  return answerForm(site, fields, {
    form: shortForm,
    send: ({ intent }) => site.pages.shorts.favour(id, intent === "add"),
    to,
    says: fields["intent"] === "add" ? "short.favourAdded" : "short.favourRemoved",
  });
}

export const clientAction = sendOrKeep;

function asked(request: Request) {
  const { tag, id, press } = readQuery(request, shortPages.shorts);
  return { tag: tag ?? "", id: id ?? 0, press };
}

export default function Shorts() {
  const t = useT();
  const { menu, tags, page, tag } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="wrap">
      <SectionMenu menu={menu} />
      <ShortTags tags={tags} current={tag} />
      {page === null ? (
        <>
          <h1>{tag || t("community.short")}</h1>
          <p className="help">{t("short.empty")}</p>
          <SiteLink className="button" to={shortsUrl()}>
            {t("short.emptyNext")}
          </SiteLink>
        </>
      ) : (
        <ShortScreen page={page} tag={tag} answer={answer} />
      )}
    </div>
  );
}
