import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { bibleStyles } from "../styles/bible-styles";
import { passageMeta } from "../parts/bible-data";
import { Reader } from "../parts/reader";
import { mark, passage } from "../passage.server";

export const links = bibleStyles;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? passageMeta(matches, data) : [];

export const loader = (args: LoaderFunctionArgs) => passage(args);

export const action = (args: ActionFunctionArgs) => mark(args);

export default function Commentary() {
  const page = useLoaderData<typeof loader>();
  return <Reader page={page} answer={useActionData<typeof action>()} />;
}
