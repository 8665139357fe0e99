import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { bibleStyles } from "../styles/bible-styles";
import { chapterMeta } from "../parts/bible-data";
import { Reader } from "../parts/reader";
import { loadChapter, markChapter } from "../chapter-page.server";

export const links = bibleStyles;

export const meta = chapterMeta;
export const loader = (args: LoaderFunctionArgs) => loadChapter(args);
export const action = (args: ActionFunctionArgs) => markChapter(args);

export default function Chapter() {
  return <Reader />;
}
