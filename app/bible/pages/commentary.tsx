import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { bibleStyles } from "../styles/bible-styles";
import { chapterMeta } from "../parts/bible-data";
import { Reader } from "../parts/reader";
import { loadChapter, markChapter } from "../chapter-page.server";

export const links = bibleStyles;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? chapterMeta(matches, data) : [];

export const loader = (args: LoaderFunctionArgs) => loadChapter(args);

export const action = (args: ActionFunctionArgs) => markChapter(args);

export default function Commentary() {
  const page = useLoaderData<typeof loader>();
  return <Reader page={page} answer={useActionData<typeof action>()} />;
}
