import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { translator } from "~/i18n/translator";
import { siteOf } from "~/site.server";
import { LongList } from "../parts/long-list";
import { pageMeta } from "~/ui/page-meta";
import { hotUrl } from "~/urls";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data
    ? pageMeta(matches, {
        seo: data.seo,
        title: translator(data.language)("home.hot"),
        canonical: hotUrl(),
      })
    : [];

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  return { ...(await site.pages.lists.hot()), language: site.preferences.language };
}

export default function Hot() {
  return <LongList list="hot" albums={useLoaderData<typeof loader>().albums} />;
}
