import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { translator } from "~/i18n/translator";
import { siteOf } from "~/site.server";
import { LongList } from "../parts/long-list";
import { pageMeta } from "~/ui/page-meta";
import { latestUrl } from "~/urls";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data
    ? pageMeta(matches, {
        seo: data.seo,
        title: translator(data.language)("home.latest"),
        canonical: latestUrl(),
      })
    : [];

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  return { ...(await site.pages.lists.latest()), language: site.preferences.language };
}

export default function Latest() {
  return <LongList list="latest" albums={useLoaderData<typeof loader>().albums} />;
}
