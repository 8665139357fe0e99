import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { translator } from "~/i18n/translator";
import { siteOf } from "~/site.server";
import { LongList } from "../parts/long-list";
import { pageMeta } from "~/ui/page-meta";
import { publishedUrl } from "~/urls";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data
    ? pageMeta(matches, {
        seo: data.seo,
        title: translator(data.language)("home.published"),
        canonical: publishedUrl(),
      })
    : [];

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  return { ...(await site.pages.lists.published()), language: site.preferences.language };
}

export default function Published() {
  return <LongList list="published" albums={useLoaderData<typeof loader>().albums} />;
}
