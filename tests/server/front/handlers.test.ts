import { matchRoutes } from "@remix-run/react";
import type { ServerBuild } from "@remix-run/node";
import { expect, test } from "vitest";
import { rowOf } from "../../../app/urls/match.ts";
import { routeId, rows } from "../../../app/urls/register.ts";

const url = new URL("../../../build/server/index.js", import.meta.url);
// The build is made by another tool; its shape is Remix's own contract.
const build = (await import(url.href)) as ServerBuild;

interface Tree {
  id: string;
  path?: string;
  index?: boolean;
  children?: Tree[];
}
/** The whole table, as Remix would search it. */
function treeOf(parent: string | undefined): Tree[] {
  return Object.values(build.routes).flatMap((route) => {
    if (route === undefined || route.parentId !== parent) return [];
    const { id, path, index } = route;
    const children = treeOf(id);
    return [
      {
        id,
        ...(path !== undefined && { path }),
        ...(index === true ? { index } : { children }),
      },
    ];
  });
}
// The router's own type tells index routes apart; the build is flat.
const routes = treeOf(undefined) as Parameters<typeof matchRoutes>[0];
const byRouter = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.id;

const odd = ["/no/such/page", "/html/1/x", "/bibles/0/43/3.html/more", "/lives/", "/a%20b"];

test.each([...rows.map(({ example }) => encodeURI(example.split("?", 1)[0] ?? "")), ...odd])(
  "%s has the handler of the page the router would find",
  (path) => expect(routeId(rowOf(decodeURIComponent(path)))).toBe(byRouter(path)),
);
