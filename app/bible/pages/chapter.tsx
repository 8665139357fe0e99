import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { bibleStyles } from "../styles/bible-styles";
import { passageMeta } from "../parts/bible-data";
import { Reader } from "../parts/reader";
import { mark, passage } from "../passage.server";

export const links = bibleStyles;
export const meta = passageMeta;
export const loader = (args: LoaderFunctionArgs) => passage(args);
export const action = (args: ActionFunctionArgs) => mark(args);

export default function Chapter() {
  return <Reader />;
}
