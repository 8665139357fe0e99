import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteOf } from "~/site.server";

/** Every address that is no page of ours, and `/404` itself: the lost lamb, with status 404. */
export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  return site.notFound();
}

export async function action(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  return site.notFound();
}

export default function NotFound() {
  return null;
}
